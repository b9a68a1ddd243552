import { expect, it } from 'vitest';
import { contentsOfTags } from './head-tags.ts';

const tag = '<meta name="a" content="1">';
const read = (html: string) => contentsOfTags(html, 'a');

it.each([
  ['alone', tag],
  ['behind a mark of the byte order', `\uFEFF<!doctype html>\n${tag}`],
  ['in a head', `<!DOCTYPE html><html lang="de"><head>\n${tag}</head><body>`],
  ['in a head whose tags are omitted', `<!doctype html><title>x</title><link href=/y>${tag}<p>`],
  ['in capitals, with bare and single quoted values', "<HEAD><META CONTENT='1' data-x=1 NAME=a />"],
  ['beside a sign of a tag in a value', `<meta name=b content="x > y <p>">${tag}`],
  ['behind a script with tags', `<script>if (a<b) '<p>' + "</p>"</script >${tag}`],
  ['behind a script in an old comment', `<script><!--\nx\n//--></script>${tag}`],
  [
    'behind style, title and noscript with tags',
    `<style><p></style><title><p></title><noscript><img></noscript>${tag}`,
  ],
  ['behind comments', `<!-- <body> --><!--><!---><?xml?>${tag}`],
])('reads a tag %s', (_, html) => expect(read(html)).toEqual(['1']));

it.each([
  ['in a comment', `<!-- ${tag} -->`],
  ['in a comment without an end', `<!-- ${tag}`],
  ['in a script', `<script>${tag}</script>`],
  ['in a script without an end', `<script>${tag}`],
  ['in a script whose comment has an end that is none', `<script><!--<script></script>${tag}--></script>`],
  ['in a style', `<style>${tag}</style>`],
  ['in a title', `<title>${tag}</title>`],
  ['in a title that ends otherwise', `<title></titles>${tag}</title>`],
  ['in a template', `<template>${tag}</template>`],
  ['in a value', `<meta name="b" content='${tag}'>`],
  ['in a tag without an end', `<meta name="b" content='${tag}`],
  ['behind the head', `<head></head>${tag}`],
  ['in a body', `<body>${tag}`],
  ['in a body whose tag is omitted', `<title>x</title><div>${tag}</div>`],
  ['behind words', `<title>x</title>Hello ${tag}`],
  ['behind a sign that is no tag', `< p>${tag}`],
  ['of another name', '<meta name="b" content="1">'],
  ['of a name that begins or ends so', '<meta name="ab" content="1"><metaname name="a" content="1">'],
  ['whose name is repeated', '<meta name="b" name="a" content="1">'],
  ['whose name is that of another attribute', '<meta data:name="a" content="1"><meta 1name=a content=1>'],
  ['without content', '<meta name="a">'],
])('does not read a tag %s', (_, html) => expect(read(html)).toEqual([]));

it.each([
  '<',
  '<!--',
  '<script>',
  '<title>',
  '<meta ',
  '<meta a',
  `<meta "`,
  'a=',
  '<a',
  'a',
  '</',
  '<meta a=">',
  '<!--><script><!--',
])('takes no long time for many of %j', (part) => {
  const start = performance.now();
  read(part.repeat(65_536 / part.length));
  read(`<meta ${part.repeat(65_536 / part.length)}>`);
  expect(performance.now() - start).toBeLessThan(300);
});
