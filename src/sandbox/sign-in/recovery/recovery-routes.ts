import * as v from 'valibot';
import { phoneEntries, requirePhone } from '../challenges/phone-input';
import { mailSchema } from '../../platform/http/mail-input';
import { mailSubject } from '../challenges/subjects';
import { admitVisitor } from '../../site/guard/admit-visitor';
import type { Calls, SiteContext } from '../../platform/http/context';
import { addressOf, newRoutes, requireBody } from '../../platform/http/context';
import type { Challenges } from '../challenges/challenges';
import type { Feed } from '../../betting/feed/feed';
import type { Recoveries, RecoveryAsk } from './recoveries';
import type { VisitorLimits } from '../../platform/counts/visitor-limits';
import type { VisitorGate } from '../../site/guard/admit-visitor';
import { textsIn } from '../../site/texts';

const short = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const recoverSchema = v.variant('by', [
  v.object({ by: v.literal('phone'), ...phoneEntries }),
  v.object({
    by: v.literal('email'),
    email: mailSchema,
  }),
]);
const answerSchema = v.object({
  flowId: short,
  code: v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform((code) => code.replaceAll(/\s/g, '')),
  ),
});
const tokenSchema = v.object({ token: short });
const passwordSchema = v.object({
  token: short,
  password: v.pipe(v.string(), v.maxLength(200)),
  /** What is asked for beside the token. */
  extra: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
});

/** What is asked for, with the question in the words of the page's language. */
function inWords<T extends { readonly asks: RecoveryAsk }>(context: SiteContext, answer: T) {
  const { asks } = answer;
  const questions = textsIn(context.get('language')).securityQuestions;
  return {
    ...answer,
    asks: asks?.what === 'answer' ? { ...asks, question: questions[asks.question] } : asks,
  };
}

interface Parts extends VisitorGate {
  readonly challenges: Challenges;
  readonly feed: Feed;
  readonly recoveries: Recoveries;
  readonly visitorLimits: VisitorLimits;
}

/** `/web-api/auth`: a new password for a player who has lost theirs. */
function recoveryRoutes(parts: Parts) {
  const routes = newRoutes();
  const { challenges, feed, recoveries, visitorLimits } = parts;

  routes.post('/recover', async (context) => {
    const body = await requireBody(context, recoverSchema);
    const address = addressOf(context);
    if (body.by === 'email') {
      return context.json(await recoveries.sendLink(mailSubject(body.email), address));
    }
    const subject = requirePhone(body);
    return context.json(await challenges.begin({ kind: 'recovery', subject, address }));
  });

  routes.post('/recover/confirm', async (context) => {
    const { flowId, code } = await requireBody(context, answerSchema);
    const address = addressOf(context);
    return context.json(
      inWords(context, await recoveries.tokenFor({ flow: flowId, code, address })),
    );
  });

  routes.post('/recover/check', async (context) => {
    const { token } = await requireBody(context, tokenSchema);
    return context.json(inWords(context, await recoveries.check(token, addressOf(context))));
  });

  routes.post('/password', async (context) => {
    const { token, password, extra } = await requireBody(context, passwordSchema);
    const demanded = admitVisitor(context, parts, visitorLimits.newPasswords);
    if (demanded) return demanded;
    const { playerId } = await recoveries.setPassword({
      token,
      password,
      extra,
      address: addressOf(context),
    });
    // The player's other pages ask about their session at once.
    feed.publishPlayerStatus(playerId);
    return context.json({});
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/auth': recoveryRoutes };
