import type { Words } from './words';
import { words } from './words';

/** Names of markets, under `market.{typeId}`. */
export const MARKET_TEXTS: Readonly<Record<number, Words>> = {
  1: words('Исход', 'Match result', 'Matçın nəticəsi', 'Матч нәтижесі', 'Результат матчу'),
  2: words('Фора', 'Handicap', 'Fora', 'Фора', 'Фора'),
  8: words('Двойной шанс', 'Double chance', 'İkili şans', 'Қос мүмкіндік', 'Подвійний шанс'),
  17: words('Тотал', 'Total', 'Total', 'Тотал', 'Тотал'),
  19: words(
    'Обе забьют',
    'Both teams to score',
    'Hər iki komanda qol vurar',
    'Екі команда да гол соғады',
    'Обидві заб’ють',
  ),
  101: words('Победитель', 'Winner', 'Qalib', 'Жеңімпаз', 'Переможець'),
  136: words('Точный счёт', 'Correct score', 'Dəqiq hesab', 'Дәл есеп', 'Точний рахунок'),
};

/** What stands on a button, under `outcome.{typeId}`. */
export const OUTCOME_TEXTS: Readonly<Record<number, Words>> = {
  1: words('П1', '1', '1', '1', 'П1'),
  2: words('X', 'X', 'X', 'X', 'X'),
  3: words('П2', '2', '2', '2', 'П2'),
  4: words('1X', '1X', '1X', '1X', '1X'),
  5: words('12', '12', '12', '12', '12'),
  6: words('X2', 'X2', 'X2', 'X2', 'X2'),
  7: words('1 ({param})', '1 ({param})', '1 ({param})', '1 ({param})', '1 ({param})'),
  8: words('2 ({param})', '2 ({param})', '2 ({param})', '2 ({param})', '2 ({param})'),
  9: words('Больше {param}', 'Over {param}', '{param} üst', '{param} жоғары', 'Більше {param}'),
  10: words('Меньше {param}', 'Under {param}', '{param} alt', '{param} төмен', 'Менше {param}'),
  180: words('Да', 'Yes', 'Bəli', 'Иә', 'Так'),
  181: words('Нет', 'No', 'Xeyr', 'Жоқ', 'Ні'),
  401: words('П1', '1', '1', '1', 'П1'),
  402: words('П2', '2', '2', '2', 'П2'),
  731: words('{param}', '{param}', '{param}', '{param}', '{param}'),
};

/** What stands in a coupon, under `outcomeLong.{typeId}`. */
export const OUTCOME_LONG_TEXTS: Readonly<Record<number, Words>> = {
  1: words(
    'Победа: {home}',
    '{home} to win',
    'Qələbə: {home}',
    'Жеңіс: {home}',
    'Перемога: {home}',
  ),
  2: words('Ничья', 'Draw', 'Heç-heçə', 'Тең ойын', 'Нічия'),
  3: words(
    'Победа: {away}',
    '{away} to win',
    'Qələbə: {away}',
    'Жеңіс: {away}',
    'Перемога: {away}',
  ),
  4: words(
    '{home} или ничья',
    '{home} or draw',
    '{home} və ya heç-heçə',
    '{home} немесе тең ойын',
    '{home} або нічия',
  ),
  5: words(
    '{home} или {away}',
    '{home} or {away}',
    '{home} və ya {away}',
    '{home} немесе {away}',
    '{home} або {away}',
  ),
  6: words(
    'Ничья или {away}',
    'Draw or {away}',
    'Heç-heçə və ya {away}',
    'Тең ойын немесе {away}',
    'Нічия або {away}',
  ),
  7: words(
    'Фора {home} ({param})',
    '{home} ({param})',
    'Fora {home} ({param})',
    'Фора {home} ({param})',
    'Фора {home} ({param})',
  ),
  8: words(
    'Фора {away} ({param})',
    '{away} ({param})',
    'Fora {away} ({param})',
    'Фора {away} ({param})',
    'Фора {away} ({param})',
  ),
  9: words(
    'Тотал больше {param}',
    'Total over {param}',
    'Total {param} üst',
    'Тотал {param} жоғары',
    'Тотал більше {param}',
  ),
  10: words(
    'Тотал меньше {param}',
    'Total under {param}',
    'Total {param} alt',
    'Тотал {param} төмен',
    'Тотал менше {param}',
  ),
  180: words(
    'Обе забьют: да',
    'Both teams to score: yes',
    'Hər iki komanda qol vurar: bəli',
    'Екі команда да гол соғады: иә',
    'Обидві заб’ють: так',
  ),
  181: words(
    'Обе забьют: нет',
    'Both teams to score: no',
    'Hər iki komanda qol vurar: xeyr',
    'Екі команда да гол соғады: жоқ',
    'Обидві заб’ють: ні',
  ),
  401: words(
    'Победа: {home}',
    '{home} to win',
    'Qələbə: {home}',
    'Жеңіс: {home}',
    'Перемога: {home}',
  ),
  402: words(
    'Победа: {away}',
    '{away} to win',
    'Qələbə: {away}',
    'Жеңіс: {away}',
    'Перемога: {away}',
  ),
  731: words(
    'Точный счёт {param}',
    'Correct score {param}',
    'Dəqiq hesab {param}',
    'Дәл есеп {param}',
    'Точний рахунок {param}',
  ),
};
