import type { Context } from 'hono';

/** The pages that a bank leads back to, with or without a language. */
const RETURN = /^(?:\/[a-z]{2})?\/onpay\//;

/**
 * Answers a form that was sent to a page. Banks and their pages of 3-D Secure may lead the player back by a form:
 * the browser then opens the same address by GET, so that the player's cookies come along. Nothing of the form is
 * read: the page asks the operator what became of the payment. No other page takes a form.
 */
export function answerForm(c: Context): Response {
  const { pathname, search } = new URL(c.req.url);
  if (!RETURN.test(pathname)) return c.text('This page takes no form.', 404);
  return c.redirect(pathname + search, 303);
}
