// The script in the head of every page: it is built into one text without imports.
import { showKeptTypeface } from '../../../services/page/typeface/show-typeface';
import { askAgain } from './ask-again';
import { keepPresses } from './keep-presses';
import { sayFailure } from './say-failure';

showKeptTypeface(document, () => localStorage);
sayFailure(document, window);
Object.defineProperty(window, 'earlyPresses', { value: keepPresses(window, askAgain(document)) });
