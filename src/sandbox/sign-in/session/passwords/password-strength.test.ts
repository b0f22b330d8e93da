import { describe, expect, test } from 'vitest';
import { weaknessOf } from './password-strength';

const PERSONAL = ['ann1990', 'ann.lee@example.com', '+77012344122'];

test.each([
  ['Zk8#mQ2', 'short'],
  ['пароль7', 'short'],
  ['password1', 'common'],
  ['qwertyuiop', 'common'],
  ['ann1990', 'short'],
  ['Ann1990!', 'personal'],
  ['77012344122', 'personal'],
  ['aaaaaaaaaaaaaaaa', 'pattern'],
  ['abcabcabcabc', 'pattern'],
  ['abcdefghijk', 'pattern'],
])('%s is too weak: %s', async (password, weakness) => {
  expect(await weaknessOf(password, PERSONAL)).toBe(weakness);
});

test.each(['Solid-Harbour-52', 'correct horse battery', 'новый надёжный пароль', 'zK8#mQ2!pLx'])(
  '%s is strong enough',
  async (password) => {
    expect(await weaknessOf(password, PERSONAL)).toBeUndefined();
  },
);

test('a password of 200 letters is judged by its beginning', async () => {
  expect(await weaknessOf('A7b'.repeat(66), PERSONAL)).toBe('pattern');
});

describe('a password of the keys and words of the languages of the site is too weak', () => {
  test.each(
    [
      // Rows of keys, on each keyboard.
      'йцукенгшщз йцукен12345 фывапролдж ячсмитьбю йфяцычувс йцукенйцукен ЙЦУКЕН123 фівапролджє йцукенгшщзхї',
      'әіңғүұқөһ qüertyuiop asdfghjklıə зщшгнекуцй 1йфя2цыч3увс',
      // Words and names with what people add to them.
      'Пароль1234 парольпароль самсунг2024 любимаямама наташа1987 солнышко1 Максим2010 привет123 спартак1922 бабушка1950',
      'Москва2024 зайчонок любовьмоя ЯлюблюТебя космонавт1 дельфин1',
      'Україна2024 славаукраїні сонечко1 козак1991 Шевченко1814 Київ2023 кохання1 ведмедик7',
      'Қазақстан1 құпиясөз махаббат1 Алматы2024 жұлдызым1 айгерім1995 Нұрсұлтан2019 бауыржан1',
      'şifrə123 Azərbaycan1 qarabağ2020 Bakı2024 sevgilim1 anamatam ulduzum1 Neftçi1937',
      // In Latin letters.
      'natasha1987 solnyshko1 lyubimaya1 qarabag2020 azerbaycan1 kazakhstan1 zhuldyzym1 kohannya1',
      // Typed on the other keyboard.
      'gfhjkmgfhjkm ghbdtn123 Gfhjkm1234 ыщдшвфьш k.,bvfzvfvf yfnfif1987 зфыыцщкв1 йцукен!"№ vfrcbv2010',
    ].flatMap((line) => line.split(' ')),
  )('%s', async (password) => {
    expect(await weaknessOf(password, [])).toBeDefined();
  });
});

test.each([
  'ｑｗｅｒｔｙｕｉｏｐ',
  'Йцукенгшщз'.normalize('NFD'),
  'парол\u00ADь1234'.replace('\u00AD', ''),
])('%s is judged as what it is', async (password) => {
  expect(await weaknessOf(password, [])).toBeDefined();
});

test('words of several languages that nobody would guess together are strong', async () => {
  for (const password of [
    'вокзал малина барабан ключ',
    'қоңыр терезе бұлақ жолбарыс',
    'жовтий млин перехрестя сова',
    'köhnə dəyirman yeddi körpü',
  ]) {
    expect([password, await weaknessOf(password, [])]).toEqual([password, undefined]);
  }
});
