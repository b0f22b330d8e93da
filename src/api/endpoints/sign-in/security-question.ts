import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

const path = '/web-api/user/security-question';
const token = 'required';
const answer = v.object({
  isSet: v.boolean(),
  questions: v.array(v.object({ id: v.string(), text: v.string() })),
});

export const securityQuestionCall = defineGet({ path, request: v.object({}), answer, token });

export const securityQuestionSetCall = definePost({
  path,
  request: v.object({ question: v.string(), answer: v.string() }),
  answer,
  token,
});

export const securityQuestionRemoveCall = definePost({
  path: `${path}/remove`,
  request: v.object({}),
  answer,
  token,
});
