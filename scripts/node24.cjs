// Loaded before every script (`node -r`), in the language that an old Node reads, so that it can say what is wrong.
const WANTED = 24;
const [major] = process.versions.node.split('.').map(Number);

if (major < WANTED) {
  console.error(
    [
      `This needs Node ${WANTED} or newer; here runs Node ${process.versions.node}.`,
      'The project brings its own: run "npm install", then start everything through npm ("npm start", "npm test").',
      'If it was installed and this still appears, npm was told to skip install scripts: run "npm rebuild node".',
    ].join('\n'),
  );
  process.exit(1);
}
