import { createRoot } from 'react-dom/client';
import { DATA_ID } from '../play-data';
import type { PlayData } from '../play-data';
import { createCalls, createTableCalls } from './calls';
import { Game } from './game';
import { linkShell } from './link-shell';
import { TableGame } from './table/table-game';
import './styles/tokens.css';
import './styles/page.css';

const data = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '') as PlayData;
const root = document.getElementById('game');
if (!root) throw new Error('Failed to start: the page has no place for the game.');

const { session, shared } = data;
const request: typeof fetch = (input, init) => fetch(input, init);
const shell = linkShell(window, data);
createRoot(root).render(
  shared ? (
    <TableGame
      data={data}
      first={shared.first}
      calls={createTableCalls(session, request)}
      shell={shell}
    />
  ) : (
    <Game data={data} calls={createCalls(session, request)} shell={shell} />
  ),
);
