import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexedRuns, shortWordsOf, trigramsOf } from '../../lib/trigrams.ts';
import { type TestPlace, testDatabases } from '../../testing/databases.ts';
import { type Database, openDatabase } from '../database.ts';
import { domainMigrations, organisationMigrations } from './domain.ts';
import { mainMigrations } from './main.ts';
import { type Migration, migrate } from './migrate.ts';

/** Tests one migration on a schema in use: rows before it, and what a query reads after all migrations. */
type Case = {
  history: readonly Migration[];
  step: string;
  before: readonly string[];
  read: string;
  after: readonly Record<string, unknown>[];
};

const aText = `insert into regulation (reg_text_id, source_key, source_number, category, sample)
    values ('bankg', 'eli/cc/1', '952.0', 'base', false);
  insert into text (regulation_id, version_date, language, content_hash, names, naming, counts, units, pdf_hash)
    values (1, '2024-01-01', 'DE', 'h', '{}', 'act', '{}', 1, 'used')`.split(';');
const aDirective = `insert into regulation (reg_text_id, source_key, source_number, category, sample)
  values ('weisung', 'eli/bank/1', 'W-1', 'internal', false)`;
const anOrganisation = `insert into domain (slug, email_domain, base_url, public_key, plan)
  values ('alpina', 'alpina.example', 'http://localhost/alpina', '{}', 'PREMIUM')`;

/** Words between all signs that stand between words. */
const shortWordTexts = [
  'fx an (eu) [a] {b} <c> «d» “e” „f‘ g’ ‚h ‹i› j/k\\l|m–n—o…p·q•r*s=t-u"v\'w.x,y;z:1!2?3\n4\t§5 c# größe',
  'eu',
  '',
];

const cases: readonly Case[] = [
  {
    history: mainMigrations,
    step: '0002-sample-organisations',
    before: [
      anOrganisation,
      `insert into domain (slug, email_domain, base_url, public_key, plan)
        values ('alpina-real', 'alpina.com', 'http://localhost/real', '{}', 'PREMIUM')`,
    ],
    read: 'select slug, sample, plan from domain order by slug',
    after: [
      { slug: 'alpina', sample: true, plan: 'PREMIUM' },
      { slug: 'alpina-real', sample: false, plan: 'PREMIUM' },
    ],
  },
  {
    history: mainMigrations,
    step: '0003-files-in-use',
    before: [
      ...aText,
      `insert into file values ('used', 'application/pdf', 1, 'a'), ('unused', 'application/pdf', 1, 'b')`,
    ],
    read: 'select hash from file',
    after: [{ hash: 'used' }],
  },
  {
    history: mainMigrations,
    step: '0005-organisations-and-users',
    before: [anOrganisation],
    read: 'select slug, languages, support_address, widget_origins from domain',
    after: [
      { slug: 'alpina', languages: ['DE', 'FR', 'IT', 'EN'], support_address: null, widget_origins: [] },
    ],
  },
  {
    history: mainMigrations,
    step: '0007-organisation-names',
    before: [anOrganisation, `update domain set support_address = 'help@alpina.example'`],
    read: 'select slug, support_address, name from domain',
    after: [{ slug: 'alpina', support_address: 'help@alpina.example', name: null }],
  },
  {
    history: mainMigrations,
    step: '0010-ranges-of-references',
    before: [
      ...aText,
      `insert into reference values (1, 0, 'finmag', '5', '5^2', '[]', '["5^2"]', '[]', 'Art. 5', 0, 6)`,
    ],
    read: 'select document, article, paths, range_to from reference',
    after: [{ document: 'finmag', article: '5', paths: ['5^2'], range_to: null }],
  },
  {
    history: mainMigrations,
    step: '0011-status-of-versions',
    before: [
      `insert into regulation (reg_text_id, source_key, source_number, category, sample) values
        ('bankg', 'eli/cc/1', '952.0', 'base', false), ('fga', 'eli/fga/2', '', 'base', false),
        ('oc', 'eli/oc/3', '', 'base', false)`,
      `insert into text (regulation_id, version_date, language, content_hash, names, naming, counts, units,
          entry_into_force, publication_date)
        values (1, '2020-01-01', 'DE', 'h', '{}', 'act', '{"articles": 2, "repealed": 1}', 1, '1935-03-01', null),
          (1, '2024-01-01', 'DE', 'h', '{}', 'act', '{"articles": 2, "repealed": 2}', 1, '1935-03-01', null),
          (2, '2025-06-03', 'DE', 'h', '{}', 'act', '{"articles": 2, "repealed": 0}', 1, null, '2025-06-03'),
          (3, '2025-06-03', 'DE', 'h', '{}', 'act', '{"articles": 0, "repealed": 0}', 1, null, '2025-06-03')`,
    ],
    read: `select reg_text_id, version_date::text, date_basis, repealed_on::text, authoritative
      from text join regulation on regulation.id = regulation_id order by text.id`,
    after: [
      ['bankg', '2020-01-01', 'applicability', null],
      ['bankg', '2024-01-01', 'applicability', '2024-01-01'],
      ['fga', '2025-06-03', 'publication', null],
      ['oc', '2025-06-03', 'unknown', null],
    ].map(([reg_text_id, version_date, date_basis, repealed_on]) => ({
      reg_text_id,
      version_date,
      date_basis,
      repealed_on,
      authoritative: null,
    })),
  },
  {
    history: mainMigrations,
    step: '0012-owners-of-internal-documents',
    before: [...aText, aDirective, anOrganisation],
    read: 'select reg_text_id, owner from regulation order by id',
    after: [
      { reg_text_id: 'bankg', owner: null },
      { reg_text_id: 'weisung', owner: 'alpina' },
    ],
  },
  {
    history: mainMigrations,
    step: '0012-owners-of-internal-documents',
    before: [
      aDirective,
      anOrganisation,
      `insert into domain (slug, email_domain, base_url, public_key, plan)
        values ('berg', 'berg.example', 'http://localhost/berg', '{}', 'PREMIUM')`,
    ],
    // Which of the two it belongs to is not known, so neither may read it.
    read: 'select reg_text_id, owner from regulation',
    after: [{ reg_text_id: 'weisung', owner: '' }],
  },
  {
    history: mainMigrations,
    step: '0015-absent-organisations',
    before: [anOrganisation, `update domain set support_address = 'help@alpina.example'`],
    read: 'select slug, email_domain, plan, support_address, absent_since from domain',
    after: [
      {
        slug: 'alpina',
        email_domain: 'alpina.example',
        plan: 'PREMIUM',
        support_address: 'help@alpina.example',
        absent_since: null,
      },
    ],
  },
  {
    // Tokens that were ended before stay refused as long as they can live.
    history: mainMigrations,
    step: '0016-session-epochs',
    before: [
      `insert into registered_user (email, organisation, accepted_at, roles, roles_at, tokens_from) values
        ('ada@alpina.example', 'alpina', '2026-03-01T12:00:00Z', '["READER"]', '2026-03-01T12:00:00Z', null),
        ('bea@alpina.example', 'alpina', null, null, null, '2026-03-01T12:00:00Z')`,
    ],
    read: 'select email, roles, narrowed_until, ended_until from registered_user order by email',
    after: [
      {
        email: 'ada@alpina.example',
        roles: ['READER'],
        narrowed_until: new Date('2026-03-02T01:00:00Z'),
        ended_until: null,
      },
      {
        email: 'bea@alpina.example',
        roles: null,
        narrowed_until: null,
        ended_until: new Date('2026-03-02T01:00:00Z'),
      },
    ],
  },
  {
    // Pages that are in use stay so for a while.
    history: mainMigrations,
    step: '0017-origin-proofs',
    before: [
      anOrganisation,
      `update domain set widget_origins = '["https://a.example", "https://b.example", "https://a.example"]'`,
    ],
    read: `select organisation, origin, length(token) as length, proof,
        round(extract(epoch from accepted_until - now()) / 86400)::int as days
      from origin_proof order by origin`,
    after: ['https://a.example', 'https://b.example'].map((origin) => ({
      organisation: 'alpina',
      origin,
      length: 64,
      proof: null,
      days: 30,
    })),
  },
  {
    history: mainMigrations,
    step: '0018-provider-comments',
    before: [
      ...aText,
      `insert into provider_comment (regulation_id, path, text, date) values (1, '5', 'Siehe Art. 6.', '2026-01-01')`,
    ],
    read: 'select path, text, language, translations, comment_type, sample from provider_comment',
    after: [
      { path: '5', text: 'Siehe Art. 6.', language: 'DE', translations: {}, comment_type: 1, sample: false },
    ],
  },
  {
    history: domainMigrations,
    step: '0002-sample-organisations',
    before: [
      `insert into organisation (slug, name, email_domain, plan)
        values ('alpina', 'Alpina', 'alpina.example', 'PREMIUM'), ('berg', 'Berg', 'berg.com', 'PREMIUM')`,
    ],
    read: 'select slug, name, sample from organisation order by slug',
    after: [
      { slug: 'alpina', name: 'Alpina', sample: true },
      { slug: 'berg', name: 'Berg', sample: false },
    ],
  },
  {
    // Whoever waited is told with all others when the server starts.
    history: domainMigrations,
    step: '0005-untold-users',
    before: [
      `insert into unheard (organisation, email, ends, attempts, next_at, since)
        values ('alpina', 'ada@alpina.example', true, 0, '2026-03-01T12:00:00Z', '2026-03-01T12:00:00Z')`,
    ],
    read: 'select user_id from untold',
    after: [],
  },
  {
    history: organisationMigrations,
    step: '0004-attempts-and-consents',
    before: [
      `insert into account (email, full_name, title, preferred_language, fallback_language,
          document_display_language, roles, password_hash)
        values ('ada@alpina.example', 'Ada', 'MRS', 'DE', 'DE', 'FR', '["READER"]', 'x')`,
    ],
    read: 'select email, title, roles, epoch from account',
    after: [{ email: 'ada@alpina.example', title: 'MRS', roles: ['READER'], epoch: 0 }],
  },
  {
    history: organisationMigrations,
    step: '0006-refusals-told',
    before: [
      `insert into attempt (key, number, at, blocked_until)
        values ('ada', 7, '2026-03-01T12:00:00Z', '2026-03-01T12:15:00Z')`,
    ],
    read: 'select key, number, at, blocked_until, told from attempt',
    after: [
      {
        key: 'ada',
        number: 7,
        at: new Date('2026-03-01T12:00:00Z'),
        blocked_until: new Date('2026-03-01T12:15:00Z'),
        told: false,
      },
    ],
  },
  {
    history: organisationMigrations,
    step: '0010-devices',
    before: [
      `insert into account (id, email, full_name, preferred_language, fallback_language, document_display_language,
          roles, password_hash)
        values ('00000000-0000-4000-8000-000000000001', 'ada@a.example', 'Ada', 'EN', 'EN', 'EN', '[]', 'h')`,
      `insert into sign_in_challenge (hash, account_id, step, way, epoch, expires_at)
        values ('c', '00000000-0000-4000-8000-000000000001', 'code', 'password', 0, '2026-03-01T12:00:00Z')`,
    ],
    read: `select challenge.hash, challenge.way, challenge.device, count(device.hash)::integer as devices
      from sign_in_challenge challenge left join device on device.account_id = challenge.account_id group by 1, 2, 3`,
    after: [{ hash: 'c', way: 'password', device: null, devices: 0 }],
  },
  {
    history: organisationMigrations,
    step: '0011-roles-epoch',
    before: [
      `insert into account (email, full_name, preferred_language, fallback_language, document_display_language,
          roles, password_hash, epoch)
        values ('ada@alpina.example', 'Ada', 'DE', 'DE', 'FR', '["READER"]', 'x', 3)`,
    ],
    read: 'select email, epoch, roles_epoch from account',
    after: [{ email: 'ada@alpina.example', epoch: 3, roles_epoch: 0 }],
  },
  {
    history: mainMigrations,
    step: '0019-collection-changes',
    before: [`insert into setting values ('collection-last-import', '2026-03-01')`],
    read: 'select transaction, part from collection_change order by part',
    after: [
      { transaction: '0', part: 'citations' },
      { transaction: '0', part: 'collection' },
    ],
  },
  {
    history: mainMigrations,
    step: '0020-changed-rows',
    before: [`insert into collection_change values (7, 'collection', 3, '2026-03-01T12:00:00Z')`],
    read: 'select transaction, mark from collection_change where transaction <> 0',
    after: [{ transaction: '7', mark: '3' }],
  },
  {
    history: mainMigrations,
    step: '0021-withdrawn-texts',
    // Triggers of earlier steps write into the schema of the server, which is not there.
    before: [
      'set local session_replication_role = replica',
      ...aText,
      'insert into feed (text_id) values (1)',
    ],
    read: 'select sequence, text_id, reg_text_id from feed',
    after: [{ sequence: '1', text_id: 1, reg_text_id: null }],
  },
  {
    history: mainMigrations,
    step: '0022-words-of-provider-comments',
    before: [
      'set local session_replication_role = replica',
      ...aText,
      `insert into provider_comment (regulation_id, path, text, date, translations)
        values (1, '5', 'Maßnahme der GLÄUBIGER', '2026-01-01', '{"FR": "Mise en ŒUVRE à Genève", "EN": "Žižek"}')`,
    ],
    read: 'select path, text, folded from provider_comment',
    after: [
      {
        path: '5',
        text: 'Maßnahme der GLÄUBIGER',
        folded: 'massnahme der glaubiger\n\nmise en oeuvre a geneve\n\nzizek',
      },
    ],
  },
  {
    history: mainMigrations,
    step: '0023-feed-marks',
    before: [
      'set local session_replication_role = replica',
      ...aText,
      'insert into feed (text_id) values (1)',
    ],
    // Lines from before have no mark, and are asked for without one.
    read: 'select feed.sequence, mark from feed left join feed_mark using (sequence)',
    after: [{ sequence: '1', mark: null }],
  },
  {
    history: mainMigrations,
    step: '0030-provider-changes',
    before: [],
    read: 'select count(*)::int as changes from provider_change',
    after: [{ changes: 0 }],
  },
  {
    history: mainMigrations,
    step: '0036-official-sources',
    before: [
      'alter table provider_change disable trigger user',
      `insert into provider_change (id, slug, source, type, language, words, date, sample, sequence)
        values ('00000000-0000-4000-8000-000000000001', 'eins', 'finma', 'circular', 'DE', '{}', '2026-01-15', false, 1)`,
    ],
    // What was stored before was told.
    read: 'select slug, published from provider_change',
    after: [{ slug: 'eins', published: true }],
  },
  {
    history: mainMigrations,
    step: '0038-pdf-uploads',
    before: [],
    read: 'select count(*)::int as uploads from pdf_upload',
    after: [{ uploads: 0 }],
  },
  {
    history: mainMigrations,
    step: '0039-provider-change-facts',
    before: [
      'alter table provider_change disable trigger user',
      `insert into provider_change (id, slug, source, type, language, words, date, sample, published, sequence)
        values ('00000000-0000-4000-8000-000000000001', 'eins', 'finma', 'circular', 'DE', '{"DE": {}}', '2026-01-15', false, true, 1)`,
    ],
    read: `select change_id, state->>'slug' as slug, state->'files' as files from provider_change_fact`,
    after: [{ change_id: '00000000-0000-4000-8000-000000000001', slug: 'eins', files: [] }],
  },
  {
    history: mainMigrations,
    step: '0040-provider-pages',
    before: [
      'alter table regulation disable trigger user',
      'alter table provider_comment disable trigger user',
      ...aText.slice(0, 1),
      `insert into provider_comment (regulation_id, path, text, date) values (1, '5', 'Gut.', '2026-01-15')`,
    ],
    read: 'select text, slug from provider_comment',
    after: [{ text: 'Gut.', slug: null }],
  },
  {
    history: mainMigrations,
    step: '0041-drafts-of-several-numbers',
    before: [
      `insert into source_version (source, number, name, version_date, first_seen)
        values ('fedlex', '952.0', 'eins', '2026-01-15', now())`,
    ],
    read: 'select number, name from source_version',
    after: [{ number: '952.0', name: 'eins' }],
  },
  {
    history: mainMigrations,
    step: '0037-loaded-files',
    before: [],
    read: 'select count(*)::integer as files from loaded_part',
    after: [{ files: 0 }],
  },
  {
    history: mainMigrations,
    step: '0045-search-entries',
    before: ["insert into topic_page values ('landing', 'DE', 'Anfang', 'Willkommen.', now())"],
    read: 'select name, (select count(*)::integer from search_entry) as entries from topic_page',
    after: [{ name: 'landing', entries: 0 }],
  },
  {
    history: mainMigrations,
    step: '0047-uncompared-uploads',
    before: [
      `insert into pdf_upload (upload, name, size, sha256, title, short_title, number, language, version_date, category, naming, organisation, uploaded_by, user_id, touched_at)
        values ('00000000-0000-4000-8000-000000000001', 'eins.pdf', 1, 'a', 'Eins', '', '', 'DE', '2026-01-15', 'other', 'act', 'musterbank', 'eins@musterbank.example', '1', now())`,
    ],
    read: 'select name, uncompared from pdf_upload',
    after: [{ name: 'eins.pdf', uncompared: null }],
  },
  {
    history: mainMigrations,
    step: '0048-loaded-tables',
    before: [
      `insert into loaded_file (id, upload, name, size, part_size, received, sha256, organisation, user_id, email, touched_at, uploaded_at, state)
        values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'a.zip', 1, 1, 1, 'a', 'musterbank', '1', 'eins@musterbank.example', now(), now(), 'checked')`,
      `insert into loaded_text (file_id, number, name, outcome, line, reason)
        values ('00000000-0000-4000-8000-000000000001', 1, 'b.txt', 'refused', 0, 'no format')`,
    ],
    read: 'select name, reason, refusal, table_facts from loaded_text',
    after: [{ name: 'b.txt', reason: 'no format', refusal: null, table_facts: null }],
  },
  {
    history: mainMigrations,
    step: '0049-storing-begun',
    before: [
      `insert into loaded_file (id, upload, name, size, part_size, received, sha256, organisation, user_id, email, touched_at, uploaded_at, state)
        values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'a.zip', 1, 1, 1, 'a', 'musterbank', '1', 'eins@musterbank.example', now(), now(), 'publishing')`,
    ],
    read: 'select name, storing from loaded_file',
    after: [{ name: 'a.zip', storing: false }],
  },
  {
    history: mainMigrations,
    step: '0051-values-of-refusals',
    before: [
      `insert into loaded_file (id, upload, name, size, part_size, received, sha256, organisation, user_id, email, touched_at, uploaded_at, state)
        values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'a.zip', 1, 1, 1, 'a', 'musterbank', '1', 'eins@musterbank.example', now(), now(), 'published')`,
      `insert into loaded_text (file_id, number, name, outcome, line, facts, published, published_line, published_reason)
        values ('00000000-0000-4000-8000-000000000001', 1, 'b.xml', 'newDocument', 0, '{}', 'refused', 3, 'no title')`,
    ],
    read: 'select name, published_reason, published_values from loaded_text',
    after: [{ name: 'b.xml', published_reason: 'no title', published_values: null }],
  },
  {
    history: mainMigrations,
    step: '0051-publications-of-files',
    before: [
      `insert into loaded_file (id, upload, name, size, part_size, received, sha256, organisation, user_id, email, touched_at, uploaded_at, state, published_at, published_by)
        values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'a.zip', 1, 1, 1, 'a', 'musterbank', '1', 'eins@musterbank.example', now(), now(), 'published', now(), 'eins@musterbank.example')`,
      `insert into loaded_text (file_id, number, name, outcome, line, facts, published, reg_text_id)
        values ('00000000-0000-4000-8000-000000000001', 1, 'b.xml', 'newDocument', 0, '{}', 'stored', 'mbg')`,
      `insert into loaded_text (file_id, number, name, outcome, line, facts, published)
        values ('00000000-0000-4000-8000-000000000001', 2, 'c.xml', 'newVersion', 0, '{}', 'refused')`,
    ],
    read: 'select name, published_by, reg_text_id, content from loaded_publication',
    after: [{ name: 'b.xml', published_by: 'eins@musterbank.example', reg_text_id: 'mbg', content: null }],
  },
  {
    history: mainMigrations,
    step: '0055-loaded-provisions',
    before: [
      `insert into loaded_file (id, upload, name, size, part_size, received, sha256, organisation, user_id, email, touched_at, uploaded_at, state)
        values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'a.zip', 1, 1, 1, 'a', 'musterbank', '1', 'eins@musterbank.example', now(), now(), 'checked')`,
      `insert into loaded_text (file_id, number, name, outcome, line, reason)
        values ('00000000-0000-4000-8000-000000000001', 1, 'b.txt', 'refused', 0, 'no format')`,
    ],
    read: 'select name, provisions from loaded_text',
    after: [{ name: 'b.txt', provisions: null }],
  },
  {
    history: mainMigrations,
    step: '0053-topic-versions',
    before: [
      `insert into topic_page values ('landing', 'DE', 'Anfang', 'Willkommen.', '2026-11-01T10:00:00Z')`,
    ],
    // What was loaded before is a version, and which page shipped then is not known.
    read: `select page.basis, version.id, act, version.title, version.text, version.written_at, written_by
      from topic_page page join topic_version version using (name, language)`,
    after: [
      {
        basis: null,
        id: '1',
        act: 'loaded',
        title: 'Anfang',
        text: 'Willkommen.',
        written_at: new Date('2026-11-01T10:00:00Z'),
        written_by: null,
      },
    ],
  },
  {
    history: mainMigrations,
    step: '0052-sample-news',
    before: [
      `insert into news (slug, date, source, language, words, changes, texts)
        values ('eins', '2026-01-02', 'FINMA', 'DE', '{}', '[]', '[]')`,
    ],
    read: 'select slug, sample from news',
    after: [{ slug: 'eins', sample: false }],
  },
  {
    history: mainMigrations,
    step: '0050-published-places',
    before: [
      `insert into pdf_upload (upload, name, size, sha256, title, short_title, number, language, version_date, category, naming, organisation, uploaded_by, user_id, touched_at, state, published_as)
        values ('00000000-0000-4000-8000-000000000001', 'eins.pdf', 1, 'a', 'Eins', '', '', 'DE', '2026-01-15', 'other', 'act', 'musterbank', 'eins@musterbank.example', '1', now(), 'published', 'eins')`,
      `insert into pdf_upload (upload, name, size, sha256, title, short_title, number, language, version_date, category, naming, organisation, uploaded_by, user_id, touched_at)
        values ('00000000-0000-4000-8000-000000000002', 'zwei.pdf', 1, 'b', 'Zwei', '', '', 'FR', '2026-01-15', 'other', 'act', 'musterbank', 'eins@musterbank.example', '1', now())`,
    ],
    read: 'select name, published_language, published_date::text as day from pdf_upload order by name',
    after: [
      { name: 'eins.pdf', published_language: 'DE', day: '2026-01-15' },
      { name: 'zwei.pdf', published_language: null, day: null },
    ],
  },
  {
    history: mainMigrations,
    step: '0054-internal-to-model',
    before: [
      `insert into domain (slug, email_domain, base_url, public_key, plan, sample)
        values ('alpina', 'alpina.example', 'http://domain.test/alpina', '{}', 'complete', false)`,
    ],
    read: 'select slug, internal_to_model from domain',
    after: [{ slug: 'alpina', internal_to_model: false }],
  },
  {
    history: organisationMigrations,
    step: '0013-folded-comments',
    before: [
      `insert into comment (id, reg_text_id, path, comment_type, status, resolved, private, language, version,
          created_at, edited_at, known_at)
        values ('00000000-0000-4000-8000-000000000001', 'bankg', '5', 1, 0, false, false, 'DE', 1, now(), now(), now())`,
      `insert into comment_text values ('00000000-0000-4000-8000-000000000001', 'DE', 'Die Gläubiger, à Genève')`,
    ],
    read: 'select language, text, folded from comment_text',
    after: [{ language: 'DE', text: 'Die Gläubiger, à Genève', folded: 'die glaubiger, a geneve' }],
  },
  {
    history: organisationMigrations,
    step: '0017-carry-over',
    before: [],
    read: 'select position, reached from law_position',
    after: [{ position: '0', reached: false }],
  },
  {
    history: organisationMigrations,
    step: '0018-language-places',
    before: [`insert into law_text values ('bankg', 'DE', '2023-01-01', 7, false, true)`],
    // Where its places stand in the other languages is found by the work on the document.
    read: 'select reg_text_id, sequence, seen_to from law_text',
    after: [{ reg_text_id: 'bankg', sequence: '7', seen_to: false }],
  },
  {
    history: organisationMigrations,
    step: '0019-feed-mark',
    before: ['update law_position set position = 7'],
    read: 'select position, mark from law_position',
    after: [{ position: '7', mark: null }],
  },
  {
    history: organisationMigrations,
    step: '0020-read-language',
    before: [
      `insert into comment (id, reg_text_id, path, path_key, comment_type, status, resolved, private, language, version, created_at, edited_at, known_at)
        values ('00000000-0000-4000-8000-000000000001', 'bankg', '1', '1', 1, 0, false, false, 'FR', 1, now(), now(), now())`,
      `insert into written_place (comment_id, reg_text_id, path, language)
        values ('00000000-0000-4000-8000-000000000001', 'bankg', '1', 'FR')`,
    ],
    read: 'select language, read_language from written_place',
    after: [{ language: 'FR', read_language: 'FR' }],
  },
  {
    history: organisationMigrations,
    step: '0030-changes',
    before: [],
    read: 'select position, mark, reached from change_position',
    after: [{ position: '0', mark: null, reached: false }],
  },
  {
    history: organisationMigrations,
    step: '0031-change-files',
    before: [],
    read: 'select count(*)::integer as files from change_content',
    after: [{ files: 0 }],
  },
  {
    history: organisationMigrations,
    step: '0032-calendar-feeds',
    before: [
      `insert into change_element (id, slug, topic, summary, language, source, type, provisions, area, comment, key, status, user_notes, volume, approval_reason, folded, date, version, edited_at, known_at)
        values ('00000000-0000-4000-8000-000000000001', 'weisung', '', '', 'DE', 'internal', 'directive', '[]', '', '', false, 'G', '', 'low', '', '', '2026-01-01', 1, now(), now())`,
      `insert into change_task (change_id, title, done, version, added_at)
        values ('00000000-0000-4000-8000-000000000001', 'Prüfen', false, 1, '2026-02-03T04:05:06Z')`,
    ],
    read: 'select edited_at = added_at as same from change_task',
    after: [{ same: true }],
  },
  {
    history: organisationMigrations,
    step: '0034-digests',
    before: [
      `insert into change_copy (main_id, sequence, slug, source, type, language, provisions, files, date, withdrawn,
          content_hash, changed_at)
        values ('00000000-0000-4000-8000-000000000001', 1, 'neu', 'finma', 'circular', 'DE', '[]', 0, '2026-03-01', false,
          'h', '2026-03-02T08:00:00Z')`,
    ],
    read: 'select slug, heard_at from change_copy',
    after: [{ slug: 'neu', heard_at: new Date('2026-03-02T08:00:00Z') }],
  },
  {
    history: organisationMigrations,
    step: '0035-watching',
    before: [`insert into law_text values ('bankg', 'DE', '2023-01-01', 7, false, true)`],
    // What is known already is news to nobody.
    read: 'select reg_text_id, watchers_notified, heard_at <= now() as heard from law_text',
    after: [{ reg_text_id: 'bankg', watchers_notified: true, heard: true }],
  },
  {
    history: organisationMigrations,
    step: '0036-file-search',
    before: ['die bank an der bank', 'eu', ''].flatMap((folded, number) => {
      const id = `00000000-0000-4000-8000-00000000000${number}`;
      return [
        `insert into change_content (id, hash, size, part_size, received) values ('${id}', '${number}', 1, 1, 1)`,
        `insert into change_content_text (content_id, text, folded) values ('${id}', '', '${folded}')`,
      ];
    }),
    read: 'select array(select run from unnest(trigrams) as run order by run collate "C") as runs from change_content_text order by content_id',
    after: ['die bank an der bank', 'eu', ''].map((folded) => ({ runs: indexedRuns(folded).sort() })),
  },
  {
    history: organisationMigrations,
    step: '0037-watched-articles',
    before: [
      `insert into law_text (reg_text_id, language, version_date, sequence, withdrawn, watchers_notified)
        values ('bankg', 'DE', '2023-01-01', 7, false, true), ('emg', 'DE', '2023-01-01', 8, false, true)`,
      `insert into account (id, email, full_name, preferred_language, fallback_language, document_display_language,
          roles, password_hash)
        values ('00000000-0000-4000-8000-000000000001', 'ada@a.example', 'Ada', 'EN', 'EN', 'EN', '[]', 'h')`,
      `insert into watch (account_id, target, key, created_at) select id, '{}', 'k', now() from account`,
      `insert into watch_event (watch_id, at, changed_at, reg_text_id, version_date, version)
        select id, now(), now(), 'bankg', '2023-01-01', '{"total": 3, "places": [{}]}' from watch`,
    ],
    read: `select reg_text_id, watchers_notified, (select version from watch_event limit 1) as version from law_text
      order by reg_text_id`,
    after: [
      { reg_text_id: 'bankg', watchers_notified: false, version: { total: 3, places: [{}], more: 2 } },
      { reg_text_id: 'emg', watchers_notified: true, version: { total: 3, places: [{}], more: 2 } },
    ],
  },
  {
    history: organisationMigrations,
    step: '0047-short-words',
    before: shortWordTexts.flatMap((folded, number) => {
      const id = `00000000-0000-4000-8000-00000000000${number}`;
      return [
        `insert into change_content (id, hash, size, part_size, received) values ('${id}', '${number}', 1, 1, 1)`,
        `insert into change_content_text (content_id, text, folded, trigrams)
          values ('${id}', '', '${folded.replaceAll("'", "''")}', '{${trigramsOf(folded).length > 0 ? '"fx "' : ''}}')`,
      ];
    }),
    read: 'select array(select run from unnest(trigrams) as run order by run collate "C") as runs from change_content_text order by content_id',
    after: shortWordTexts.map((folded) => ({
      runs: [...(trigramsOf(folded).length > 0 ? ['fx '] : []), ...shortWordsOf(folded)].sort(),
    })),
  },
  {
    history: organisationMigrations,
    step: '0048-news-feeds',
    before: [],
    read: 'select mark from news_state',
    after: [{ mark: '' }],
  },
  {
    history: organisationMigrations,
    step: '0050-news-heard',
    before: [
      `insert into news_copy (slug, date, source, language, words, heard_at)
         values ('neu', '2026-05-01', 'SNB', 'DE', '{}', '2026-05-01T08:00:00Z')`,
    ],
    read: `select slug from news_heard where heard_at = '2026-05-01T08:00:00Z'`,
    after: [{ slug: 'neu' }],
  },
  {
    history: organisationMigrations,
    step: '0052-sample-news-copy',
    before: [
      `insert into news_copy (slug, date, source, language, words, heard_at)
         values ('neu', '2026-05-01', 'SNB', 'DE', '{}', '2026-05-01T08:00:00Z')`,
    ],
    read: 'select slug, sample from news_copy',
    after: [{ slug: 'neu', sample: false }],
  },
];

/** Runs statements in a schema like migrations; resolves to the rows of the last statement. */
function inSchema(db: Kysely<unknown>, schema: string, ...statements: string[]): Promise<unknown[]> {
  return db.transaction().execute(async (trx) => {
    await sql`set local search_path to ${sql.id(schema)}`.execute(trx);
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await sql.raw(statement).execute(trx)).rows;
    return rows;
  });
}

describe.each(testDatabases())('migrations on $name', (database) => {
  let place: TestPlace;
  let opened: Database<unknown>;
  beforeAll(async () => {
    place = await database.start();
    opened = await openDatabase(place.place);
  });
  afterAll(async () => {
    await opened?.close();
    await place?.remove();
  });

  it.each(cases.map((one, number) => ({ ...one, schema: `upgrade_${number}` })))(
    '$step keeps the rows that it finds',
    async ({ history, step, before, read, after, schema }) => {
      const { db } = opened;
      const at = history.findIndex(({ name }) => name === step);
      await migrate(db, schema, history.slice(0, at));
      await inSchema(db, schema, ...before);
      await migrate(db, schema, history);
      expect(await inSchema(db, schema, read)).toEqual(after);
      // A second start finds nothing to do.
      await migrate(db, schema, history);
      expect(await inSchema(db, schema, read)).toEqual(after);
    },
  );

  it('a step that fails changes nothing, and is tried again by the next start', async () => {
    const { db } = opened;
    const first = { name: '1', sql: 'create table item (id integer);\n' };
    const broken = { name: '2', sql: 'delete from item;\nalter table nothing add column x integer;\n' };
    await migrate(db, 'broken', [first]);
    await inSchema(db, 'broken', 'insert into item values (1)');
    await expect(migrate(db, 'broken', [first, broken])).rejects.toThrow(/nothing/);
    expect(await inSchema(db, 'broken', 'select id from item')).toEqual([{ id: 1 }]);
    const mended = { ...broken, sql: 'alter table item add column x integer not null default 2;\n' };
    await migrate(db, 'broken', [first, mended]);
    expect(await inSchema(db, 'broken', 'select id, x from item')).toEqual([{ id: 1, x: 2 }]);
  });
});

it('every step that changes tables in use is tried on rows', () => {
  const changesTables = /\b(?:alter table|update \w+ set|delete from|insert into|drop)\b/;
  // What a function will do when it is called changes nothing yet.
  const functions = /create function [^;]*\$\$.*?\$\$/gs;
  for (const history of [mainMigrations, domainMigrations, organisationMigrations]) {
    const changing = history.slice(1).filter(({ sql }) => changesTables.test(sql.replace(functions, '')));
    const tried = cases.filter((one) => one.history === history).map(({ step }) => step);
    expect([...new Set(tried)]).toEqual(changing.map(({ name }) => name));
  }
});
