import { createHash } from 'node:crypto';
import { languageTag } from '@grandstand/bus-contracts/domain';
import { escapeHtml } from './escape-html';
import type { MessageFilter, StoredMessage } from './outbox';
import { CHANNELS } from './outbox';

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 46rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: end; margin: 1rem 0; }
label { display: grid; }
input, select, button { box-sizing: border-box; min-height: 2.75rem; padding: 0 0.5rem; font: inherit; }
article { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid; }
h2 { margin: 0; font-size: 1rem; }
p { margin: 0; }
pre { margin: 0.5rem 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
details pre { font-family: ui-monospace, monospace; }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The page runs no script and loads nothing; markup of messages is shown as text. */
export const OUTBOX_POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${STYLE_HASH}'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** Writes the page of the outbox, which is for QA and in English. */
export function outboxPage(messages: readonly StoredMessage[], filter: MessageFilter): string {
  const options = ['', ...CHANNELS].map((channel) => {
    const selected = channel === (filter.channel ?? '') ? ' selected' : '';
    return `<option value="${channel}"${selected}>${channel || 'all'}</option>`;
  });
  const list = messages.length === 0 ? '<p>No messages.</p>' : messages.map(messageHtml).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>Messages to players, newest first. None of them leaves this machine.</p>
<form>
<label>To <input name="to" value="${escapeHtml(filter.to ?? '')}"></label>
<label>Channel <select name="channel">${options.join('')}</select></label>
<button>Show</button>
</form>
${list}
</main>
</body>
</html>`;
}

function messageHtml({ id, at, channel, to, template, state, ...message }: StoredMessage): string {
  const { language, subject, text, html } = message;
  const facts = `${new Date(at).toISOString()}, ${channel} to ${to}, ${template}, ${state}`;
  const markup =
    html === null ? '' : `<details><summary>HTML</summary><pre>${escapeHtml(html)}</pre></details>`;
  return `<article id="message-${id}">
<h2 lang="${languageTag(language)}">${escapeHtml(subject ?? to)}</h2>
<p>${escapeHtml(facts)}</p>
<pre lang="${languageTag(language)}">${escapeHtml(text)}</pre>
${markup}
</article>`;
}
