import type { SiteConfig } from '@grandstand/bus-contracts';
import {
  AGE_ANSWER_KEY,
  AGE_CORRECTION_MS,
  AGE_KEPT_MS,
  AGE_QUESTION_ID,
} from '@grandstand/bus-contracts/domain';

/**
 * The script that opens the age question before anything is painted, unless this browser keeps an
 * answer, and opens it again while it is marked as required. The service of ages decides again by the
 * server's time once it runs.
 */
export function ageScript({ isForSession = false }: NonNullable<SiteConfig['age']>): string {
  const store = isForSession ? 'sessionStorage' : 'localStorage';
  const holds = isForSession
    ? 'at!==null'
    : String.raw`/^\d{1,15}$/.test(at)&&ago>=-${AGE_CORRECTION_MS}&&ago<${AGE_KEPT_MS}`;
  return [
    `{const question=document.querySelector('dialog#${AGE_QUESTION_ID}');`,
    `let at=null;try{at=${store}.getItem('${AGE_ANSWER_KEY}')}catch{}`,
    'const ago=Date.now()-at;',
    "question.addEventListener('cancel',event=>event.preventDefault());",
    "question.addEventListener('close',()=>{if(question.hasAttribute('data-asked')&&!question.open)question.showModal()});",
    `if(!(${holds})){question.setAttribute('data-asked','');question.showModal()}}`,
  ].join('');
}
