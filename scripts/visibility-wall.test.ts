import { describe, expect, it } from 'vitest';
import { hiddenTextsProblem, needlessReasons } from './visibility-wall.mjs';

describe('statements about documents and texts', () => {
  it.each([
    "read.selectFrom('text').select('id')",
    "read.selectFrom('regulation as one')",
    "trx.selectFrom('unit').innerJoin('regulation', 'regulation.id', 'x')",
    'sql`select id from main.text where true`',
    'sql`select * from main.definition`',
    "read.selectFrom('file').select('content')",
  ])('refuses %s', (source) => {
    expect(hiddenTextsProblem('server/main/new-call.ts', source)).toContain('visible-texts.ts');
  });

  it.each([
    ['server/main/new-call.ts', "read.selectFrom('provider_change').selectAll()"],
    ['server/data/in-force.ts', 'sql`select * from main.provider_change`'],
  ])('refuses that %s says %s', (file, source) => {
    expect(hiddenTextsProblem(file, source)).toContain('published-changes.ts');
  });

  it.each([
    ['server/main/provider-drafts.ts', "trx.updateTable('provider_change')"],
    ['server/main/new-call.ts', 'publishedChanges(read).selectAll()'],
    ['server/main/new-call.ts', "visibleTexts(read, viewer).innerJoin('file', 'file.hash', 'text.pdf_hash')"],
    ['server/main/new-call.ts', 'sql`from main.definition join`, visibleTextsJoin(viewer)'],
    ['server/main/new-call.ts', "read.selectFrom('unit').where('text_id', '=', id)"],
    ['server/main/new-call.ts', "read.selectFrom('domain')"],
    ['server/import/store.ts', "trx.deleteFrom('text')"],
    ['server/main/new-call.test.ts', "db.selectFrom('text')"],
    ['core/lib/anything.ts', "selectFrom('text')"],
  ])('lets %s say %s', (file, source) => {
    expect(hiddenTextsProblem(file, source)).toBeUndefined();
  });

  it('tells which reasons are not needed any more', () => {
    const needless = needlessReasons((file) =>
      file === 'server/import/store.ts' ? "trx.deleteFrom('text')" : 'nothing',
    );
    expect(needless).toContain('server/data/in-force.ts');
    expect(needless).not.toContain('server/import/store.ts');
  });
});
