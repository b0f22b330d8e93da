import { describe, expect, test } from 'vitest';
import {
  DROPPED_TAGS,
  isLongText,
  LINK_RELATION,
  MAX_DEPTH,
  TEXT_TAGS,
  withoutComments,
} from './text-block';

describe('a text block of the operator', () => {
  test('has text, lists, tables, quotes and links, and headings below the page’s own', () => {
    expect(TEXT_TAGS.join(' ')).toBe(
      'a abbr b blockquote br caption cite dd dl dt em h2 h3 h4 h5 h6 hr i li ol p q s small strong sub sup table tbody td tfoot th thead tr u ul',
    );
  });

  test('loses scripts, styles, frames, media and foreign content with their contents', () => {
    expect(DROPPED_TAGS.join(' ')).toBe(
      'annotation-xml audio canvas desc foreignobject frameset head iframe math mi mn mo ms mtext noembed noframes noscript object option plaintext script select style svg template textarea title video xmp',
    );
    expect(DROPPED_TAGS.filter((tag) => TEXT_TAGS.includes(tag))).toEqual([]);
  });

  test('is 20 elements deep at most, and its links to other sites have no opener', () => {
    expect([MAX_DEPTH, LINK_RELATION]).toEqual([20, 'noopener']);
  });

  test.each([
    ['a<!-- b -->c', 'ac'],
    ['a<!-- <p>b</p>\n -->c<!--d-->e', 'ace'],
    ['a<!-- never closed', 'a'],
    ['a<!doctype html>b', 'ab'],
    ['a<?php echo 1 ?>b', 'ab'],
    ['a<! never closed', 'a'],
    ['a < b, c > d', 'a < b, c > d'],
    ['<p>a</p>', '<p>a</p>'],
  ])('loses its comments: %j', (html, text) => {
    expect(withoutComments(html)).toBe(text);
  });

  test('is folded when 400 characters follow its first paragraph', () => {
    expect([isLongText('a'.repeat(399)), isLongText('a'.repeat(400))]).toEqual([false, true]);
  });

  test('is not folded for its white space', () => {
    expect(isLongText(`  ${'a '.repeat(199)}\n\n  \t ${' '.repeat(400)}`)).toBe(false);
    expect(isLongText('a    '.repeat(200))).toBe(false);
    expect(isLongText('a    '.repeat(201))).toBe(true);
  });
});
