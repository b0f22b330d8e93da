import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{bus-contracts,src,areas,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    restoreMocks: true,
  },
});
