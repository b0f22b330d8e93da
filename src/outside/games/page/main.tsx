import { createRoot } from 'react-dom/client';
import { DATA_ID } from '../play-data';
import type { PlayData } from '../play-data';
import { createCalls } from './calls';
import { Game } from './game';
import { linkShell } from './link-shell';
import './styles/tokens.css';
import './styles/page.css';

const data = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '') as PlayData;
const root = document.getElementById('game');
if (!root) throw new Error('Failed to start: the page has no place for the game.');

const calls = createCalls(data.session, (input, init) => fetch(input, init));
createRoot(root).render(<Game data={data} calls={calls} shell={linkShell(window, data)} />);
