import { deflateSync, inflateSync } from 'node:zlib';
import { runs } from '@grandstand/bus-contracts/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanPdf } from './clean-pdf';

const SECRET = 'Ann of Kassel';
const stream = (dictionary: string, data: string): string =>
  `<< ${dictionary} /Length ${data.length} >>\nstream\n${data}\nendstream`;
const object = (number: number, content: string): string => `${number} 0 obj\n${content}\nendobj\n`;
const PAGE = object(3, '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>');
const CONTENTS = object(4, stream('', 'BT (Balance: 50) Tj ET'));
const TRAILER = 'trailer\n<< /Size 9 /Root 1 0 R /Info 7 0 R >>\nstartxref\n0\n%%EOF\n';

const pdf = (...parts: readonly string[]): Buffer =>
  Buffer.from(['%PDF-1.7\n', PAGE, CONTENTS, ...parts].join(''), 'latin1');
const clean = (file: Uint8Array): string => Buffer.from(cleanPdf(file)).toString('latin1');
const packed = (text: string): string => deflateSync(text).toString('latin1');

describe('P120 a PDF', () => {
  test('loses its Info, and keeps the place of each byte', () => {
    const info = `<< /Author (${SECRET} \\(and \\) >> more\\)) /Title <416e6e> /Trapped /False >>`;
    const file = pdf(object(7, info), TRAILER);
    expect(clean(file)).toBe(
      file.toString('latin1').replace(info, `<<${' '.repeat(info.length - 4)}>>`),
    );
    expect(clean(cleanPdf(file))).toBe(clean(file));
  });

  test('loses the texts of Info that are objects of their own, before it and after it', () => {
    const file = pdf(
      object(5, `(${SECRET})`),
      object(7, '<< /Author 5 0 R /Title 8 0 R >>'),
      object(8, `<${Buffer.from(SECRET).toString('hex')}>`),
      TRAILER,
    );
    const text = clean(file);
    expect(text).toHaveLength(file.length);
    expect(text).toContain(PAGE + CONTENTS);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(Buffer.from(SECRET).toString('hex'));
  });

  test('loses the Info of each of its revisions', () => {
    const second = 'trailer\n<< /Size 9 /Root 1 0 R /Info 9 0 R >>\n%%EOF\n';
    const info = `<< /Author (${SECRET}) >>`;
    expect(clean(pdf(object(7, info), TRAILER, object(9, info), second))).not.toContain(SECRET);
  });

  test('loses its XMP, whether or not it is packed', () => {
    const xmp = `<x:xmpmeta>${SECRET}</x:xmpmeta>`;
    const dictionary = '/Type /Metadata /Subtype /XML';
    const closely = packed(xmp);
    const file = pdf(
      object(5, stream(dictionary, xmp)),
      object(6, stream(`${dictionary} /Filter /FlateDecode`, closely)),
      TRAILER,
    );
    const text = clean(file);
    expect(text).toHaveLength(file.length);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(closely);
    expect(text).toContain(PAGE + CONTENTS);
  });

  test('loses the Info that is packed with other objects, which stay', () => {
    const others = [
      '<< /Type /Font /Name /F1 >>',
      `<< /Author (${SECRET}) /Title 8 0 R >>`,
      `(${SECRET})`,
    ];
    const list = `5 0 7 ${others[0]?.length} 8 ${(others[0]?.length ?? 0) + (others[1]?.length ?? 0)} `;
    const data = packed(list + others.join(''));
    const dictionary = `/Type /ObjStm /N 3 /First ${list.length} /Filter /FlateDecode`;
    const file = pdf(object(6, stream(dictionary, data)), TRAILER);
    const text = clean(file);
    expect(text).toHaveLength(file.length);
    const at = text.indexOf('stream\n', text.indexOf('ObjStm')) + 'stream\n'.length;
    const unpacked = inflateSync(
      Buffer.from(text.slice(at, at + data.length), 'latin1'),
    ).toString();
    expect(unpacked).toContain(list + others[0]);
    expect(unpacked).not.toContain(SECRET);
  });

  test('has no Exif in its photos, whose colours and pixels stay', () => {
    const segment = (marker: string, data: string): string =>
      `\xff${marker}\x00${String.fromCharCode(data.length + 2)}${data}`;
    const start = `\xff\xd8${segment('\xe0', 'JFIF\0')}`;
    const rest = `${segment('\xee', 'Adobe')}${segment('\xda', 'scan')}${SECRET.toLowerCase()}\xff\xd9`;
    const photo = start + segment('\xe1', SECRET) + segment('\xfe', SECRET) + rest;
    const file = pdf(object(6, stream('/Filter /DCTDecode', photo)), TRAILER);
    const text = clean(file);
    expect(text).not.toContain(SECRET);
    expect(text).toContain(start);
    expect(text).toContain(rest);
  });

  test('that is signed stays as it is', () => {
    const file = pdf(object(7, `<< /Author (${SECRET}) >>`), '/ByteRange [0 1 2 3]', TRAILER);
    expect(clean(file)).toBe(file.toString('latin1'));
  });
});

test('a small PDF that unpacks to any size is not unpacked', () => {
  const bomb = deflateSync(Buffer.alloc(40_000_000)).toString('latin1');
  const dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';
  const file = pdf(
    ...[8, 9, 10].map((number) => object(number, stream(dictionary, bomb))),
    TRAILER,
  );
  expect(clean(file)).toBe(file.toString('latin1'));
});

test('any bytes are cleaned without a failure, and cleaning them again changes nothing', () => {
  const word = fc.constantFrom(
    '7 0 obj',
    '<<',
    '>>',
    '(',
    ')',
    '\\',
    '<',
    '>',
    ' ',
    'stream\n',
    'endstream',
    'endobj',
    '/Info 7 0 R',
    '/Type /Metadata',
    '/Type /ObjStm /First 4 /Filter /FlateDecode',
    '/Filter /DCTDecode',
    '\xff\xd8\xff\xe1\0\x08',
    '/Length 4',
    '8 0 R',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      const once = cleanPdf(Buffer.from(`%PDF-1.7\n${words.join('')}`, 'latin1'));
      expect(cleanPdf(once)).toEqual(once);
    }),
    { numRuns: runs(500) },
  );
});
