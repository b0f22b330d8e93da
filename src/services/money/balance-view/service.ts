import { defineService } from '../../declaration/define-service';
import { createBalanceView } from '.';

export default defineService({
  name: 'balance-view',
  group: 'player',
  needs: ['otherTabs', 'storage'],
  start: createBalanceView,
});
