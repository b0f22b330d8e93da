import * as v from 'valibot';
import { defineCommand, defineState } from '../../kernel/contract';

const audience = { areas: ['information'] } as const;

export const installState = defineState({
  name: 'install.state',
  version: 1,
  owner: 'install',
  audience,
  doc: 'How the site can be installed here: `prompt` where the browser is ready to ask, `installed` where it is, `manual` by the menu of the browser.',
  value: v.object({ way: v.picklist(['prompt', 'installed', 'manual']) }),
});
export type InstallState = v.InferOutput<typeof installState.value>;

export const installAsk = defineCommand({
  name: 'install.ask',
  version: 1,
  owner: 'install',
  audience,
  doc: "Has the browser ask whether to install the site, which it does only after the visitor's press.",
  request: v.object({}),
  answer: v.object({ isAccepted: v.boolean() }),
  failures: ['unavailable'],
});

export const installSend = defineCommand({
  name: 'install.send',
  version: 1,
  owner: 'install',
  audience,
  doc: 'Sends the link of the page of apps to a phone by SMS. The answer is the same for every number.',
  request: v.object({
    /** With the code of its country. */
    phone: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  }),
  answer: v.object({}),
  failures: ['bad-phone', 'too-many-sendings', 'unavailable'],
  secret: ['request.phone'],
});
