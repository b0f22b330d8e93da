import { defineService } from '../../declaration/define-service';
import { showTypeface } from './show-typeface';
import { createTypeface } from '.';

export default defineService({
  name: 'typeface',
  group: 'used',
  needs: ['log', 'storage'],
  start: (ports) =>
    createTypeface({
      ...ports,
      // The first name of the list, in the letters that the page shows.
      load: async () => document.fonts.load("16px 'Inter Tight'", document.body.textContent),
      show: () => showTypeface(document),
    }),
});
