import { defineService } from '../../declaration/define-service';
import { createPhoneBook } from '.';

export default defineService({
  name: 'phone-book',
  group: 'auth',
  needs: ['api', 'clock', 'tabStore'],
  start: createPhoneBook,
});
