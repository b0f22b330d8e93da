import { words } from './words';

export const ACCOUNT_TEXTS = {
  main: words('Основной счёт', 'Main account', 'Əsas hesab', 'Негізгі шот', 'Основний рахунок'),
  bonus: words(
    'Бонусный счёт',
    'Bonus account',
    'Bonus hesabı',
    'Бонустық шот',
    'Бонусний рахунок',
  ),
  currency: words('Счёт', 'Account', 'Hesab', 'Шот', 'Рахунок'),
  activated: words(
    'Счёт выбран.',
    'The account is chosen.',
    'Hesab seçildi.',
    'Шот таңдалды.',
    'Рахунок вибрано.',
  ),
  added: words(
    'Счёт открыт.',
    'The account is open.',
    'Hesab açıldı.',
    'Шот ашылды.',
    'Рахунок відкрито.',
  ),
  removed: words(
    'Счёт удалён.',
    'The account is removed.',
    'Hesab silindi.',
    'Шот жойылды.',
    'Рахунок видалено.',
  ),
};
