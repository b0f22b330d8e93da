import * as v from 'valibot';
import type { RawAnswer } from './attempt';
import type { Endpoint } from '../endpoint';
import { BadAnswerError, HttpError, UnauthorizedError } from '../errors';
import type { OperatorFault } from '../errors';

const MAX_TEXT_LENGTH = 500;

/** The refusal of a change of accounts: a text without a code. */
const messageSchema = v.pipe(
  v.object({ data: v.object({ message: v.string() }) }),
  v.transform(({ data }) => ({ error: { code: '', message: data.message, details: undefined } })),
);

/** A refusal as the operator writes it. */
export const faultSchema = v.object({
  error: v.object({
    code: v.optional(v.union([v.string(), v.number()]), ''),
    message: v.optional(v.string()),
    details: v.optional(v.unknown()),
  }),
});

/** Reads an answer by the endpoint's schema, or throws an error that names its fault. */
export function readAnswer<In, Out>(
  endpoint: Endpoint<In, Out>,
  { status, headers, text }: RawAnswer,
  call: string,
): Out {
  if (status === 401) throw new UnauthorizedError(call, status, readFault(text));
  if (status < 200 || status > 299) throw new HttpError(call, status, readFault(text));
  if (isHtml(headers, text)) throw new BadAnswerError(call, status, 'html', 'JSON was due');
  const value = endpoint.format === 'text' ? text : parseJson(text);
  if (value === undefined) {
    throw new BadAnswerError(call, status, 'not-json', `${text.length} characters`);
  }
  return convert(endpoint, value, status, call);
}

function convert<In, Out>(
  endpoint: Endpoint<In, Out>,
  value: unknown,
  status: number,
  call: string,
): Out {
  let facts: string;
  try {
    const result = v.safeParse(endpoint.answer, value);
    if (result.success) return result.output;
    // The error names the field, never its value, which may be personal.
    facts = v.getDotPath(result.issues[0]) ?? 'the whole';
  } catch {
    facts = 'an amount';
  }
  throw new BadAnswerError(call, status, 'wrong-shape', facts);
}

function isHtml(headers: Headers, text: string): boolean {
  return headers.get('content-type')?.includes('html') === true || text.trimStart()[0] === '<';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readFault(text: string): OperatorFault {
  const result = v.safeParse(v.union([faultSchema, messageSchema]), parseJson(text));
  if (!result.success) return { code: '', text: undefined, details: undefined };
  return faultOf(result.output.error);
}

export function faultOf({
  code,
  message,
  details,
}: v.InferOutput<typeof faultSchema>['error']): OperatorFault {
  return {
    code: String(code),
    text: message?.trim().slice(0, MAX_TEXT_LENGTH) || undefined,
    details,
  };
}
