import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineGet, definePost } from '../endpoint';
import {
  AbortedError,
  ApiError,
  BadAnswerError,
  BadRequestError,
  HttpError,
  NetworkError,
  OfflineError,
  TimeoutError,
  UnauthorizedError,
} from '../errors';
import { readAnswer } from './read-answer';
import { prepareRequest } from './prepared-request';
import { refusalOf } from '../refusal-of';

const CALL = 'GET /line-api/v1/games/:id';
const ORIGIN = 'https://grandstand.example';
const FAULT = { code: 'limit', text: 'Not now', details: { limit: 5 } };

const anything = v.record(v.string(), v.unknown());
const games = defineGet({ path: '/line-api/v1/games/:id', request: anything, answer: anything });
const place = definePost({
  path: '/web-api/coupon/:id/place',
  request: v.object({ id: v.string(), amount: v.pipe(v.number(), v.minValue(1)) }),
  answer: v.object({ id: v.string(), legs: v.array(v.object({ coef: v.number() })) }),
});

describe('a call as it is sent', () => {
  it('is written once: path filled in, the rest in the query or the body', () => {
    expect(
      prepareRequest(games, { id: 7, lang: 'ru', live: true, none: undefined }, ORIGIN),
    ).toEqual({
      call: CALL,
      method: 'GET',
      url: `${ORIGIN}/line-api/v1/games/7?lang=ru&live=true`,
      body: undefined,
    });
    expect(prepareRequest(place, { id: 'a b/c', amount: 5 }, ORIGIN)).toEqual({
      call: 'POST /web-api/coupon/:id/place',
      method: 'POST',
      url: `${ORIGIN}/web-api/coupon/a%20b%2Fc/place`,
      body: '{"amount":5}',
    });
  });

  it('has the body of a form where the back end reads one', () => {
    const send = definePost({
      path: '/web-api/form',
      request: anything,
      answer: anything,
      isForm: true,
    });
    const { url, body } = prepareRequest(send, { text: 'a b&c', id: 5, none: undefined }, ORIGIN);
    expect([url, body]).toEqual([`${ORIGIN}/web-api/form`, 'text=a+b%26c&id=5']);
  });

  it('leaves the request as it was', () => {
    const request = { id: 7 };
    prepareRequest(games, request, ORIGIN);
    expect(request).toEqual({ id: 7 });
  });

  it.each(['', '.', '..'])('is refused if "%s" would change its path', (id) => {
    expect(() => prepareRequest(games, { id }, ORIGIN)).toThrow(
      new BadRequestError(CALL, 'a part of the path is missing'),
    );
    expect(prepareRequest(games, { id: `${id}x` }, ORIGIN).url).toBe(
      `${ORIGIN}/line-api/v1/games/${id}x`,
    );
  });

  it('is refused for a request that does not fit, with the name of the field', () => {
    expect(() => prepareRequest(games, {}, ORIGIN)).toThrow(
      new BadRequestError(CALL, 'the path takes a text, a number or a flag'),
    );
    expect(() => prepareRequest(games, { id: 7, list: [1] }, ORIGIN)).toThrow(
      new BadRequestError(CALL, 'list takes a text, a number or a flag'),
    );
    expect(() => prepareRequest(place, { id: 'a', amount: 0 }, ORIGIN)).toThrow(
      /^Failed to call POST \/web-api\/coupon\/:id\/place: the request does not fit \(Invalid value/,
    );
  });
});

function answer(status: number, text: string, type = 'application/json') {
  return { status, text, headers: new Headers({ 'content-type': type }) };
}

function errorOf(read: () => unknown): unknown {
  try {
    read();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('an answer', () => {
  it.each([200, 204, 299])('is read with a status of %s', (status) => {
    expect(readAnswer(games, answer(status, '{"a":1}'), CALL)).toEqual({ a: 1 });
  });

  it('is text if the endpoint reads text', () => {
    const textAnswer = { ...games, format: 'text' as const, answer: v.string() };
    expect(readAnswer(textAnswer, answer(200, 'plain', 'text/plain'), CALL)).toBe('plain');
  });

  it('is a refusal with 401, below 200 and from 300', () => {
    const body = JSON.stringify({
      error: { code: 'limit', message: ' Not now ', details: { limit: 5 } },
    });
    const unauthorized = errorOf(() => readAnswer(games, answer(401, body), CALL));
    expect(unauthorized).toBeInstanceOf(UnauthorizedError);
    expect(unauthorized).toMatchObject({ status: 401, ...FAULT });
    for (const status of [199, 300, 400, 403, 500]) {
      const error = errorOf(() => readAnswer(games, answer(status, body), CALL));
      expect(error).toBeInstanceOf(HttpError);
      expect(error).not.toBeInstanceOf(UnauthorizedError);
      expect(error).toMatchObject({ status, ...FAULT, call: CALL });
    }
  });

  it.each([
    ['{"error":{"code":7}}', { code: '7', text: undefined, details: undefined }],
    ['{"error":{}}', { code: '', text: undefined, details: undefined }],
    ['{"error":{"message":"  "}}', { code: '', text: undefined, details: undefined }],
    ['{"data":{"message":"In use"}}', { code: '', text: 'In use', details: undefined }],
    ['{"data":{"message":7}}', { code: '', text: undefined, details: undefined }],
    ['<html>', { code: '', text: undefined, details: undefined }],
    ['', { code: '', text: undefined, details: undefined }],
  ])('refuses with %s in these words', (text, fault) => {
    expect(errorOf(() => readAnswer(games, answer(403, text), CALL))).toMatchObject(fault);
  });

  it('refuses in 500 characters at most', () => {
    const body = JSON.stringify({ error: { message: 'x'.repeat(501) } });
    const error = errorOf(() => readAnswer(games, answer(403, body), CALL)) as HttpError;
    expect(error.text).toBe('x'.repeat(500));
  });

  it.each([
    ['{"a":1}', 'text/html; charset=utf-8', 'html', 'JSON was due'],
    ['<!doctype html>', 'application/json', 'html', 'JSON was due'],
    [' \n<h1>502</h1>', '', 'html', 'JSON was due'],
    ['{"a":', 'application/json', 'not-json', '5 characters'],
    ['', 'application/json', 'not-json', '0 characters'],
    ['7', 'application/json', 'wrong-shape', 'the whole'],
  ])('of %s of %s cannot be trusted: %s', (text, type, reason, facts) => {
    const error = errorOf(() => readAnswer(games, answer(200, text, type), CALL));
    expect(error).toBeInstanceOf(BadAnswerError);
    expect(error).toMatchObject({
      reason,
      status: 200,
      message: `Failed to call ${CALL}: the answer was ${reason} (${facts}).`,
    });
  });

  it('names the field of a wrong shape, and never its value', () => {
    const text = JSON.stringify({ id: 'a', legs: [{ coef: 2 }, { coef: 'secret' }] });
    expect(errorOf(() => readAnswer(place, answer(200, text), CALL))).toMatchObject({
      reason: 'wrong-shape',
      message: `Failed to call ${CALL}: the answer was wrong-shape (legs.1.coef).`,
    });
    const amounts = {
      ...games,
      answer: v.pipe(
        anything,
        v.transform((): Record<string, unknown> => {
          throw new RangeError('12.345 EUR');
        }),
      ),
    };
    expect(errorOf(() => readAnswer(amounts, answer(200, '{}'), CALL))).toMatchObject({
      message: `Failed to call ${CALL}: the answer was wrong-shape (an amount).`,
    });
  });
});

describe('errors', () => {
  it.each([
    [new NetworkError(CALL), 'NetworkError', 0, 'no connection to the operator.'],
    [new OfflineError(CALL), 'OfflineError', 0, 'no connection to the operator.'],
    [new TimeoutError(CALL, 800), 'TimeoutError', 0, 'no answer within 800 ms.'],
    [new AbortedError(CALL), 'AbortedError', 499, 'the caller gave it up.'],
    [new BadRequestError(CALL, 'id'), 'BadRequestError', 0, 'the request does not fit (id).'],
    [new HttpError(CALL, 403, FAULT), 'HttpError', 403, 'the operator answered 403 (limit).'],
    [
      new UnauthorizedError(CALL, 401, FAULT),
      'UnauthorizedError',
      401,
      'the operator answered 401 (limit).',
    ],
    [new BadAnswerError(CALL, 200, 'html', 'x'), 'BadAnswerError', 200, 'the answer was html (x).'],
  ] as const)('say what was wrong: %s', (error, name, status, words) => {
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name,
      status,
      call: CALL,
      message: `Failed to call ${CALL}: ${words}`,
      isSilent: name === 'AbortedError',
    });
  });

  it('have no code where there was none, and keep their cause', () => {
    expect(new HttpError(CALL, 500, { ...FAULT, code: '' }).message).toBe(
      `Failed to call ${CALL}: the operator answered 500.`,
    );
    const cause = new TypeError('Failed to fetch');
    expect(new NetworkError(CALL, cause).cause).toBe(cause);
    expect(new NetworkError(CALL)).not.toHaveProperty('cause');
  });
});

describe('the refusal of a command', () => {
  it('has the operator’s code if the contract has it, with words and details', () => {
    const error = new HttpError(CALL, 403, FAULT);
    expect(refusalOf(error, ['other', 'limit'])).toMatchObject({
      code: 'limit',
      text: 'Not now',
      details: { limit: 5 },
      cause: error,
    });
  });

  it('is "unavailable" otherwise, with the operator’s text unless its server failed', () => {
    const refused = new HttpError(CALL, 499, FAULT);
    expect(refusalOf(refused)).toMatchObject({
      code: 'unavailable',
      text: 'Not now',
      cause: refused,
    });
    expect(refusalOf(refused, ['other'])).toMatchObject({ code: 'unavailable' });
    const broken = new HttpError(CALL, 500, FAULT);
    expect(refusalOf(broken)).toMatchObject({ code: 'unavailable', cause: broken });
    expect(refusalOf(broken).text).toBeUndefined();
    const network = new NetworkError(CALL);
    expect(refusalOf(network, ['limit'])).toMatchObject({ code: 'unavailable', cause: network });
  });
});
