import type { CHAT_STATES } from '@grandstand/bus-contracts/shell';

export type ChatStage = (typeof CHAT_STATES)[number];

/** The most messages of a visitor within a minute. */
export const MESSAGES_A_MINUTE = 20;

/** Words by which a visitor asks for a person, in the languages of the site. */
const PERSON = new Set(
  [
    'human person agent consultant',
    'человек человека человеком оператор оператора оператором консультант консультанта',
    'людина людину людиною оператором консультантом',
    'insan insanla operator operatorla məsləhətçi',
    'адам адаммен кеңесші',
  ].flatMap((words) => words.split(' ')),
);

/** Beginnings of words, and phrases, of a person who may harm themselves or can't stop playing. */
const HARM = [
  /\bsuicid|\bkill myself|\bhurt myself|\bself-?harm|\bend my life|\bwant to die|\baddict|\bcan.?t stop (?:playing|betting|gambling)/,
  /суицид|самоубий|убить себя|убью себя|покончить с собой|хочу умереть|не могу остановиться|зависимост/,
  /самогуб|вбити себе|вб['’]ю себе|хочу померти|не можу зупинитис|залежніст/,
  /intihar|özümü öldür|ölmək istəyirəm|dayana bilmirəm|asılılıq/,
  /өзімді өлтір|өлгім келеді|тоқтай алмай|тәуелділік|өз-өзіне қол/,
];

/** Words that no text is looked for by. */
const COMMON = new Set(
  [
    'a about an and are can do does for explain from get have how i in is it me mean meaning means my not of on or the to was what when where which who why will with you your',
    'а без в во где для до и из или как ко когда кто ли мне мой мои на не но о об от по при с со так такая такие такое такой то у что это я значит означает объясните',
    'або в де для до є за з із й і коли мені мій на не по та таке такий така такі у хто це чи що як яка який я значить означає поясніть',
    'bu bir də ki mən mənim necə nə nədir və üçün hara ilə kim var demək deməkdir',
    'бұл және қай қалай қашан мен менің не үшін ма ме деген дегеніміз білдіреді',
  ].flatMap((words) => words.split(' ')),
);

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/** Whether the visitor asks for a person. */
export function asksForPerson(text: string): boolean {
  return wordsOf(text).some((word) => PERSON.has(word));
}

/** Whether the words are those of a person who needs help now. */
export function speaksOfHarm(text: string): boolean {
  const lower = text.toLowerCase();
  return HARM.some((words) => words.test(lower));
}

/** The words of a question that a text may be found by, each once. */
export function searchedWords(text: string): string[] {
  const words = wordsOf(text).filter((word) => word.length > 1 && !COMMON.has(word));
  return [...new Set(words)].slice(0, 12);
}

/** The state of a chat after a message of the visitor. */
export function afterVisitor(state: ChatStage, text: string): ChatStage {
  if (state === 'helper') return asksForPerson(text) || speaksOfHarm(text) ? 'waiting' : 'helper';
  // It is the person's turn again.
  return state === 'answered' ? 'assigned' : state;
}
