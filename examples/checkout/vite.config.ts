import { defineConfig, type Plugin } from 'vite';

/** Stands for the shop's server: it charges cards, and says no to amounts above 100. */
const server: Plugin = {
  name: 'shop-server',
  configureServer: ({ middlewares }) => {
    let charged = 0;
    middlewares.use('/api/charge', (request, response) => {
      const amount = Number(new URL(request.url ?? '', 'http://shop').searchParams.get('amount'));
      if (request.method === 'POST') charged += 1;
      response.writeHead(amount > 100 ? 402 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ receipt: `T-${1000 + charged}`, charged }));
    });
  },
};

// In a project that has installed `@statehouse/console`, `statehouse()` among the plugins puts the console into the page.
export default defineConfig({ plugins: [server] });
