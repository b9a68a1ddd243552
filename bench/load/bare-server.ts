import cluster from 'node:cluster';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import pg from 'pg';

/*
 * What the framework, the driver and the database cost by themselves: a handler that reads the bytes of a reply from
 * a table by its address and sends them, with the same compression. `bare-server.ts PORT PROCESSES`, DATABASE_URL.
 */

const [port = 0, processes = 1] = process.argv.slice(2).map(Number);

function answer(): void {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Math.ceil(12 / processes) });
  const app = new Hono();
  app.use(compress({ contentTypeFilter: /^application\/json/ }));
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const { rows } = await pool.query<{ body: string }>({
      name: 'reply',
      text: 'select body from bare.reply where path = $1',
      values: [`${pathname}${search}`],
    });
    const [row] = rows;
    return row ? c.body(row.body, 200, { 'Content-Type': 'application/json' }) : c.notFound();
  });
  serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
}

if (cluster.isPrimary && processes > 1) {
  let listening = 0;
  cluster.on('listening', () => {
    listening += 1;
    if (listening === processes) console.log('ready');
  });
  for (let each = 0; each < processes; each++) cluster.fork();
  process.on('SIGTERM', () => process.exit(0));
} else {
  answer();
  if (cluster.isPrimary) console.log('ready');
}
