import { defineConfig, type Plugin } from 'vite';

/** One file with everything in it, for use without a network: script and style stand in the page, fonts do not. */
const inOneFile: Plugin = {
  name: 'in-one-file',
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.values(bundle);
    const page = files.find((file) => file.fileName === 'check.html');
    const script = files.find((file) => file.type === 'chunk' && file.isEntry);
    const style = files.find((file) => file.fileName.endsWith('.css'));
    if (page?.type !== 'asset' || script?.type !== 'chunk' || style?.type !== 'asset') {
      throw new Error('the page for use without a network is incomplete');
    }
    const css = String(style.source).replace(/@font-face\{[^}]*\}/g, '');
    const code = script.code.replaceAll('</script', '<\\/script');
    const html = String(page.source)
      .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`)
      .replace(/<script type="module"[^>]*><\/script>/, '')
      .replace('</body>', () => `<script type="module">${code}</script></body>`);
    for (const name of Object.keys(bundle)) delete bundle[name];
    this.emitFile({ type: 'asset', fileName: 'fair.html', source: html });
  },
};

/** A page for each kind of game, from the one shell: it asks for its stage at once, not when the shell has been read. */
const aPageForEachKind: Plugin = {
  name: 'a-page-for-each-kind',
  enforce: 'post',
  generateBundle(_, bundle) {
    const { 'shell.html': page, ...others } = bundle;
    const chunks = Object.values(others).filter((file) => file.type === 'chunk');
    if (page?.type !== 'asset') throw new Error('there is no shell');
    const html = String(page.source);
    const filesOf = (name: string, seen = new Set<string>()): ReadonlySet<string> => {
      const chunk = chunks.find(({ fileName }) => fileName === name);
      if (chunk === undefined || seen.has(name)) return seen;
      seen.add(name);
      for (const each of chunk.imports) filesOf(each, seen);
      for (const each of chunk.viteMetadata?.importedCss ?? []) seen.add(each);
      return seen;
    };
    for (const { facadeModuleId, fileName } of chunks) {
      const [, kind] = /\/page\/(\w+)\/stage\.ts$/.exec(facadeModuleId ?? '') ?? [];
      if (kind === undefined) continue;
      const links = [...filesOf(fileName)]
        .filter((name) => !html.includes(`/${name}"`))
        .map(
          (name) =>
            `<link rel="${name.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${name}">`,
        );
      const source = html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
      this.emitFile({ type: 'asset', fileName: `${kind}.html`, source });
    }
    delete bundle['shell.html'];
  },
};

/**
 * The pages that the provider serves, without React; mode `offline` writes `fair.html`. Modes that end in `qa` write pages
 * that the console of the site can steer.
 */
export default defineConfig(({ mode }) => {
  const isOffline = mode.startsWith('offline');
  const isQa = mode.endsWith('qa');
  const page = `${import.meta.dirname}/page`;
  return {
    root: page,
    publicDir: false,
    plugins: [isOffline ? inOneFile : aPageForEachKind],
    build: {
      outDir: isQa ? '../../dist-provider-qa' : '../../dist-provider',
      emptyOutDir: !isOffline,
      target: ['chrome123', 'edge123', 'firefox121', 'safari17.5', 'ios17.5'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // The page for use offline is one script and one style sheet.
      cssCodeSplit: !isOffline,
      rolldownOptions: {
        checks: { pluginTimings: false },
        ...(isOffline ? { output: { codeSplitting: false } } : {}),
        input: (isOffline ? ['check'] : ['shell', 'check']).map((name) => `${page}/${name}.html`),
      },
    },
  };
});
