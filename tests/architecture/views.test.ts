import { describe, expect, it } from 'vitest';
import { globalUses } from './globals.ts';
import { sourcesIn } from './project.ts';
import { sample } from './sample.ts';
import { viewBreaches } from './viewRules.ts';

const views = sourcesIn(/^src\/(ui\/.*\.tsx?|routes\/.*\.tsx)$/);
const EFFECTS = [
  'fetch',
  'localStorage',
  'sessionStorage',
  'Date.now',
  'Date',
  'dayjs()',
  'Math.random',
  'XMLHttpRequest',
  'WebSocket',
];

describe('views', () => {
  it('are thin: no effects, no state but looks, no text but copy keys', () => {
    expect(views.filter(({ path }) => path.endsWith('.tsx')).flatMap(viewBreaches)).toEqual([]);
  });

  it('fetch nothing, store nothing, and take the time from the clock', () => {
    expect(views.flatMap((file) => globalUses(file, EFFECTS))).toEqual([]);
  });

  it.each([
    ['an effect', 'const A = () => { useEffect(() => {}); return null; };', 1],
    ['a machine of its own', 'const A = () => { const [s] = useMachine(m); return s; };', 1],
    ['state', 'const A = () => { const [open] = useState(false); return open; };', 1],
    ['text', 'const A = () => <p>Hello</p>;', 1],
    ['text in braces', "const A = () => <p>{isOpen ? 'Hello' : 'Bye'}</p>;", 1],
    ['a label', 'const A = () => <img alt="A cat" />;', 1],
    ['marked state', 'const [open] = useState(false); // presentational: whether the eye is open', 0],
    ['punctuation', "const A = () => <p>({t('a')}) · {name}</p>;", 0],
    ['a class', 'const A = () => <p className="wide" id="a" />;', 0],
  ])('%s is judged rightly', (_name, text, breaches) => {
    expect(viewBreaches(sample(text))).toHaveLength(breaches);
  });
});
