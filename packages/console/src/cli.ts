#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { serve } from './serve.ts';

const HELP = `Serves the Statehouse console on this machine.

  npx @statehouse/console [--port 4400] [--host 127.0.0.1]
`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4400' },
    host: { type: 'string', default: '127.0.0.1' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(HELP);
else await begin(Number(values.port), values.host);

async function begin(port: number, host: string): Promise<void> {
  try {
    const { address } = await serve({ port, host });
    console.log(`Console: ${address}

In your application:
  import { steer } from '@statehouse/steer';
  createActor(machine, steer({ console: '${address}' })).start();
`);
  } catch (error) {
    console.error(sentenceOf(error, port));
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken: choose another with --port.`;
  return message;
}
