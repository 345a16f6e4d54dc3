import { buildSite } from './build.ts';

buildSite(process.env.QA === '1');
await import('../server/main.ts');
