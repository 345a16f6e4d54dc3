import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The minimal server of this stack: one route, no database. Baseline for start, memory and latency. */
const app = new Hono();
app.all('*', (c) => c.json({ success: true }));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: process.env.HOST ?? '127.0.0.1' });
