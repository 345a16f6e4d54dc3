import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The least that a server of this stack can be: one route, no database. Start, memory and answers are held against it. */
const app = new Hono();
app.all('*', (c) => c.json({ success: true }));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: process.env.HOST ?? '127.0.0.1' });
