import type { Language } from '@grandstand/bus-contracts';
import type { Words } from './words';
import { words } from './words';

/** What a player is told of a change of limits. */
export const LIMIT_TITLES = {
  saved: words(
    'Лимиты сохранены и уже действуют.',
    'Your limits are saved and hold from now on.',
    'Limitlər yadda saxlanıldı və artıq qüvvədədir.',
    'Лимиттер сақталды және қазірден күшінде.',
    'Ліміти збережено, вони вже діють.',
  ),
  waits: words(
    'Запрос принят. Более мягкий лимит нужно будет подтвердить, когда пройдёт срок ожидания.',
    'Your wish is taken down. A less strict limit waits first, and is then for you to confirm.',
    'Sorğunuz qəbul edildi. Daha yumşaq limit gözləmə müddətindən sonra sizin təsdiqinizi tələb edir.',
    'Сұрауыңыз қабылданды. Жұмсақтау лимитті күту мерзімі өткен соң растау керек.',
    'Запит прийнято. М’якший ліміт треба буде підтвердити, коли мине строк очікування.',
  ),
  test: words(
    'Ответьте на несколько вопросов, чтобы продолжить.',
    'Please answer a few questions to go on.',
    'Davam etmək üçün bir neçə suala cavab verin.',
    'Жалғастыру үшін бірнеше сұраққа жауап беріңіз.',
    'Дайте відповідь на кілька запитань, щоб продовжити.',
  ),
  approved: words(
    'Новый лимит действует.',
    'The new limit holds from now on.',
    'Yeni limit qüvvədədir.',
    'Жаңа лимит күшінде.',
    'Новий ліміт діє.',
  ),
  rejected: words(
    'Запрос отозван, лимит остался прежним.',
    'Your wish is taken back, the limit stays as it is.',
    'Sorğu geri götürüldü, limit əvvəlki kimi qalır.',
    'Сұрау қайтарылып алынды, лимит бұрынғыша қалды.',
    'Запит відкликано, ліміт залишився попереднім.',
  ),
} satisfies Record<string, Words>;

const REASONS: readonly Words[] = [
  words(
    'Я играю больше, чем хочу',
    'I play more than I want to',
    'İstədiyimdən çox oynayıram',
    'Қалағанымнан көп ойнаймын',
    'Я граю більше, ніж хочу',
  ),
  words(
    'Я трачу больше, чем могу себе позволить',
    'I spend more than I can afford',
    'İmkanımdan artıq xərcləyirəm',
    'Қалтам көтергеннен артық жұмсаймын',
    'Я витрачаю більше, ніж можу собі дозволити',
  ),
  words(
    'Мне нужен перерыв',
    'I need a break',
    'Mənə fasilə lazımdır',
    'Маған үзіліс керек',
    'Мені потрібна перерва',
  ),
  words('Другая причина', 'Another reason', 'Başqa səbəb', 'Басқа себеп', 'Інша причина'),
];

/** Why players exclude themselves, to choose from; ids from 1. */
export function excludeReasons(language: Language) {
  return REASONS.map((reason, place) => ({ id: place + 1, selfExcludeReason: reason[language] }));
}

interface Question {
  readonly text: Words;
  readonly answers: readonly Words[];
  /** Place of the right answer. */
  readonly right: number;
}

const YES = words('Да', 'Yes', 'Bəli', 'Иә', 'Так');
const NO = words('Нет', 'No', 'Xeyr', 'Жоқ', 'Ні');

const QUESTIONS: readonly Question[] = [
  {
    text: words(
      'Можно ли вернуть проигранное, повышая ставки?',
      'Is raising your stakes a way to win back what you lost?',
      'Mərcləri artırmaqla uduzduğunuzu geri qaytarmaq olarmı?',
      'Тігімді көбейту арқылы ұтылғанды қайтаруға бола ма?',
      'Чи можна повернути програне, підвищуючи ставки?',
    ),
    answers: [YES, NO],
    right: 1,
  },
  {
    text: words(
      'Чем является игра?',
      'What is betting?',
      'Mərc oyunu nədir?',
      'Бәс тігу деген не?',
      'Чим є гра?',
    ),
    answers: [
      words(
        'Развлечением, за которое платят',
        'An entertainment that costs money',
        'Pulla olan əyləncə',
        'Ақылы ойын-сауық',
        'Розвагою, за яку платять',
      ),
      words(
        'Способом заработка',
        'A way to earn a living',
        'Qazanc yolu',
        'Табыс табу жолы',
        'Способом заробітку',
      ),
      words(
        'Выходом из долгов',
        'A way out of debt',
        'Borcdan çıxış yolu',
        'Қарыздан құтылу жолы',
        'Виходом із боргів',
      ),
    ],
    right: 0,
  },
  {
    text: words(
      'Что делать, если играть хочется больше, чем планировали?',
      'What helps when you want to play more than you had planned?',
      'Planlaşdırdığınızdan çox oynamaq istəsəniz, nə etməlisiniz?',
      'Жоспарлағаннан көп ойнағыңыз келсе, не істеу керек?',
      'Що робити, коли хочеться грати більше, ніж планували?',
    ),
    answers: [
      words(
        'Занять денег',
        'To borrow money',
        'Borc pul götürmək',
        'Ақша қарызға алу',
        'Позичити гроші',
      ),
      words(
        'Сделать перерыв',
        'To take a break',
        'Fasilə vermək',
        'Үзіліс жасау',
        'Зробити перерву',
      ),
    ],
    right: 1,
  },
];

/** The test before a limit goes, as the player sees it; ids from 1. */
export function limitQuestions(language: Language) {
  return QUESTIONS.map(({ text, answers }, place) => ({
    id: place + 1,
    text: text[language],
    answers: answers.map((answer, at) => ({ id: at + 1, text: answer[language] })),
  }));
}

export interface TestAnswer {
  readonly questionId: number;
  readonly answerId: number;
}

/** The answers that pass it. */
export const RIGHT_ANSWERS: readonly TestAnswer[] = QUESTIONS.map(({ right }, place) => ({
  questionId: place + 1,
  answerId: right + 1,
}));
