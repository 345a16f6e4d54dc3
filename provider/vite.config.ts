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
    plugins: isOffline ? [inOneFile] : [],
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
        input: (isOffline ? ['check'] : ['play', 'crash', 'board', 'table', 'room', 'lottery', 'sports', 'check']).map(
          (name) => `${page}/${name}.html`,
        ),
      },
    },
  };
});
