import '../style/tokens.css';
import '../style/scene.css';
import '../style/base.css';
import '../style/frame.css';
import '../style/slot.css';
import '../style/check.css';
import '../style/board.css';
import type { CrashProof } from '../../crash/crashProof.ts';
import { boards } from '../../engines/board/boards.ts';
import { crashOdds } from '../../engines/crash/odds.ts';
import { parSheets } from '../../engines/slot/parSheets.ts';
import type { BoardProof, RoundProof } from '../../play/views.ts';
import type { SlipProof } from '../../sports/slipProof.ts';
import { dressOf } from '../art/dress.ts';
import { icon } from '../art/furniture.ts';
import { spriteOf } from '../art/symbols.ts';
import { en } from '../copy/check.en.ts';
import { th } from '../copy/check.th.ts';
import { money, safe, timeOf, translateTo } from '../copy/text.ts';
import { failureOf } from '../shell/failure.ts';
import type { Words } from '../slot/result.ts';
import { type BoardCheckInput, boardSteps, checkBoard, drawTable } from './boardCheck.ts';
import { type CheckInput, checkRound, isSheet } from './checkRound.ts';
import { type CrashInput, checkCrash, crashSteps, isCrashOdds } from './crashCheck.ts';
import { fetchProof } from './fetchProof.ts';
import { checkSlip, slipSteps } from './slipCheck.ts';
import type { TranslateCheck } from './translateCheck.ts';
import { miniReels, steps, verdict } from './view.ts';

const root = document.documentElement;
const query = new URLSearchParams(location.search);
const isEnglish = query.get('lang') === 'en';
const theme = query.get('theme');
root.lang = isEnglish ? 'en' : 'th';
if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;

const t: TranslateCheck = (key, values = {}) =>
  (isEnglish ? en : th)[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
/** `/check/<round>` and `/replay/<round>`; anything else is the page for pasted values. */
const [, page, ref = ''] = /\/(check|replay)\/([^/?#]+)$/.exec(location.pathname) ?? [];

const wordsFor = (gameId: string): Words => {
  const dress = dressOf(gameId);
  root.dataset.scene = dress.scene;
  const sprite = document.querySelector('.sprite');
  if (sprite) sprite.innerHTML = spriteOf(dress);
  return { t: translateTo(isEnglish ? 'EN' : 'TH'), top: dress.topName, lineCount: 20 };
};

const field = (name: string, label: string, hint = '', more = '') =>
  `<div class="seed"><label class="small" for="${name}"><b>${label}</b></label><input class="mono" id="${name}" name="${name}" required autocomplete="off" spellcheck="false" ${more}>${hint === '' ? '' : `<p class="tiny faint" data-hint="${name}">${hint}</p>`}</div>`;
const odds = [...Object.keys(parSheets), ...Object.keys(crashOdds), ...boards.keys()]
  .map((id) => `<option>${id}</option>`)
  .join('');
document.body.innerHTML = `<svg class="sprite" aria-hidden="true"></svg>
<main class="check">
  <header><h1>${t('title')}</h1><p class="muted small">${t('subtitle')}</p></header>
  <div data-v="verdict"></div>
  <div class="check__grid">
    <form class="panel fair__in" data-v="form"><h2>${t('inputs')}</h2>
      ${field('commitment', t('commitment'), ' ', 'maxlength="64"')}
      ${field('serverSeed', t('server_seed'), ' ', 'maxlength="64"')}
      ${field('clientSeed', t('client_seed'), t('client_seed_hint'), 'maxlength="600"')}
      ${field('nonce', t('nonce'), t('nonce_hint'), 'inputmode="numeric" pattern="[0-9]+"')}
      <div class="check__pair">${field('stake', t('stake'), '', 'inputmode="decimal" value="20.00"')}
      <div class="seed"><label class="small" for="sheet"><b>${t('game')}</b></label><select class="mono" id="sheet" name="sheet">${odds}</select></div></div>
      <div data-v="choiceField" hidden>${field('choice', t('choice'), t('choice_hint')).replace(' required', '')}${field('moves', t('moves')).replace(' required', '')}</div>
      <div data-v="outField" hidden>${field('multiplier', t('crash_out'), t('crash_out_hint'), 'inputmode="decimal"').replace(' required', '')}</div>
      <button class="btn btn--primary btn--wide">${icon('shield-check', 'icon--s')}${t('run')}</button>
      ${page === undefined ? '' : `<p class="tiny muted"><a class="link" href="/fair.html" download>${t('offline')}</a></p>`}
    </form>
    <div class="check__main"><ol class="fair__steps" data-v="steps" hidden></ol><section data-v="replay" hidden></section></div>
  </div>
</main>`;

const slot = (name: string) => document.querySelector(`[data-v="${name}"]`) as HTMLElement;
const form = slot('form') as HTMLFormElement;
let words = wordsFor('lantern-night');
let paid: number | null = null;
let jackpot = 0;

function readInput(): CheckInput | CrashInput | BoardCheckInput | null {
  const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const {
    commitment = '',
    serverSeed = '',
    clientSeed = '',
    nonce = '',
    stake = '',
    sheet = '',
    multiplier = '',
    choice = '',
    moves = '',
  } = values;
  const amount = Math.round(Number(stake.replaceAll(',', '')) * 10_000);
  const seeds = { commitment: commitment.trim(), serverSeed: serverSeed.trim(), clientSeed: clientSeed.trim() };
  const drawn = { ...seeds, nonce: Number(nonce), stake: amount, paid };
  if (isCrashOdds(sheet)) {
    const out = Math.round(Number(multiplier) * 100);
    return { ...drawn, odds: sheet, multiplier: out > 100 ? out : null };
  }
  if (boards.has(sheet)) return { ...drawn, rules: sheet, choice: readJson(choice), moves: listOf(readJson(moves)) };
  return isSheet(sheet) ? { ...drawn, sheet, jackpot } : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

async function runBoard(input: BoardCheckInput): Promise<void> {
  const checked = await checkBoard(input);
  if (checked === null) {
    slot('steps').hidden = true;
    slot('verdict').innerHTML = note(t('unreadable'), '', true);
    return;
  }
  slot('verdict').innerHTML = verdict(t, ref, { ...checked, payout: checked.outcome.payout });
  slot('steps').innerHTML = boardSteps(t, input, checked);
  await drawTable(isEnglish ? 'EN' : 'TH', input, checked);
}

async function run(): Promise<void> {
  const input = readInput();
  if (input === null) return;
  slot('steps').hidden = false;
  if ('rules' in input) return runBoard(input);
  if ('odds' in input) {
    const checked = await checkCrash(input);
    slot('verdict').innerHTML = verdict(t, ref, checked);
    slot('steps').innerHTML = crashSteps(t, input, checked);
    return;
  }
  const checked = await checkRound(input);
  slot('verdict').innerHTML = verdict(t, ref, { ...checked, payout: checked.outcome.payout + jackpot });
  slot('steps').innerHTML = steps(t, words, input, checked);
}

const note = (title: string, text = '', isBad = false) =>
  `<section class="verdict verdict--${isBad ? 'bad' : 'open'}" role="status">${icon(isBad ? 'triangle-alert' : 'shield-check', 'icon--l')}<div><h2>${title}</h2><p class="small">${text}</p></div></section>`;

const showField = () => {
  const odds = (form.elements.namedItem('sheet') as HTMLSelectElement).value;
  const isCrash = isCrashOdds(odds);
  slot('choiceField').hidden = !boards.has(odds);
  slot('outField').hidden = !isCrash;
  const seed = form.querySelector('label[for="clientSeed"] b');
  if (seed) seed.textContent = t(isCrash ? 'crash_salt' : 'client_seed');
};

function fill(proof: RoundProof | CrashProof | BoardProof): void {
  const { commitment, serverSeed, clientSeed, nonce } = proof;
  const bet = proof.engine === 'crash' ? proof.bet : null;
  const stake = proof.engine === 'crash' ? (bet?.stake ?? 0) : proof.stake;
  const sheet = proof.engine === 'crash' ? proof.odds : proof.sheet;
  const multiplier = bet?.multiplier == null ? '' : (bet.multiplier / 100).toFixed(2);
  const values = {
    commitment,
    serverSeed: serverSeed ?? '',
    clientSeed,
    nonce,
    stake: (stake / 10_000).toFixed(2),
    sheet,
    multiplier,
    choice: proof.engine === 'board' ? JSON.stringify(proof.choice) : '',
    moves: proof.engine === 'board' ? JSON.stringify(proof.moves) : '',
  };
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = String(value);
  }
  const hint = (name: string, text: string) => {
    const place = form.querySelector(`[data-hint="${name}"]`);
    if (place) place.textContent = text;
  };
  showField();
  if (proof.engine === 'crash') hint('clientSeed', t('crash_salt_hint'));
  hint('commitment', t('commitment_at', { at: dayOf(proof.committedAt) }));
  if (proof.revealedAt !== null) hint('serverSeed', t('server_seed_at', { at: dayOf(proof.revealedAt) }));
}

const dayOf = (at: number) => `${new Date(at).toLocaleDateString('en-GB')} ${timeOf(at)}`;

/** The round as played: what was on the reels, and each step of its machine. */
function replay({ outcome, events, sheet, payout, id }: RoundProof): void {
  const { lines } = parSheets[sheet];
  const reels = (outcome?.spins ?? []).map((spin, index) => {
    const name = index === 0 ? t('spin') : t('free_spin', { at: index });
    return `<figure>${miniReels(words, spin, lines)}<figcaption class="small"><span>${name}</span> <span class="mono">${money(spin.payout)}</span></figcaption></figure>`;
  });
  slot('replay').hidden = false;
  slot('replay').innerHTML =
    `<h2>${t('replay')}</h2><p class="small muted"><span class="mono">${safe(id)}</span> · ${t('payout')} <span class="mono">${money(payout)}</span></p>
<div class="replay__reels">${reels.join('')}</div><h3 class="small">${t('events')}</h3><ol class="replay__events mono small">${events.map(({ type }) => `<li>${type}</li>`).join('')}</ol>`;
}

/** A shared round, or a bet in one: its steps, and the bet's. */
async function loadCrash(proof: CrashProof): Promise<void> {
  const { bet, point, roundId, events, isOver, isInterrupted } = proof;
  const isVoid = bet?.state === 'cancelled' || bet?.state === 'refused' || (isInterrupted && point === null);
  paid = bet !== null && isOver ? bet.payout : null;
  fill(proof);
  const list = (all: readonly { readonly type: string }[]) =>
    `<ol class="replay__events mono small">${all.map(({ type }) => `<li>${type}</li>`).join('')}</ol>`;
  slot('replay').hidden = false;
  slot('replay').innerHTML =
    `<h2>${t('replay')}</h2><p class="small muted"><span class="mono">${safe(roundId)}</span> · ${t('crash_point')} <span class="mono">${point === null ? '–' : `${(point / 100).toFixed(2)}×`}</span></p><h3 class="small">${t('events')}</h3>${list(events)}${bet === null ? '' : `<h3 class="small mono">${safe(bet.id)}</h3>${list(bet.events)}`}`;
  if (proof.serverSeed === null) slot('verdict').innerHTML = note(t('crash_flying'), t('crash_flying_hint'));
  else if (isVoid) slot('verdict').innerHTML = note(t('crash_void'));
  else if (page === 'check') await run();
}

/** A round of a board game: what became of it, and its steps. */
async function loadBoardRound(proof: BoardProof): Promise<void> {
  const { id, payout, events, isOver, outcome, serverSeed } = proof;
  paid = isOver ? payout : null;
  fill(proof);
  slot('replay').hidden = false;
  slot('replay').innerHTML =
    `<h2>${t('replay')}</h2><p class="small muted"><span class="mono">${safe(id)}</span> · ${t('payout')} <span class="mono">${money(payout)}</span></p><h3 class="small">${t('events')}</h3><ol class="replay__events mono small">${events.map(({ type }) => `<li>${type}</li>`).join('')}</ol>`;
  if (outcome === null) slot('verdict').innerHTML = note(t('refused'));
  else if (serverSeed === null) slot('verdict').innerHTML = note(t('hidden'), t('hidden_hint'));
  else if (page === 'check') await run();
}

/** A slip: every match of it is played again. There is nothing to paste. */
async function loadSlip(proof: SlipProof): Promise<void> {
  form.hidden = true;
  const checked = await checkSlip(proof);
  if (checked === null) {
    slot('verdict').innerHTML = note(t('slip_hidden'), t('slip_hidden_hint'));
    return;
  }
  slot('steps').hidden = false;
  slot('verdict').innerHTML = verdict(t, ref, { ...checked, payout: proof.payout });
  slot('steps').innerHTML = slipSteps(t, isEnglish ? 'EN' : 'TH', proof, checked);
}

async function load(): Promise<void> {
  try {
    const proof = await fetchProof(ref);
    if (proof.engine === 'crash') return await loadCrash(proof);
    if (proof.engine === 'board') return await loadBoardRound(proof);
    if (proof.engine === 'sports') return await loadSlip(proof);
    words = wordsFor(proof.gameId);
    paid = proof.isOver ? proof.payout : null;
    jackpot = proof.jackpot ?? 0;
    fill(proof);
    replay(proof);
    if (proof.outcome === null) slot('verdict').innerHTML = note(t('refused'));
    else if (proof.serverSeed === null) slot('verdict').innerHTML = note(t('hidden'), t('hidden_hint'));
    else if (page === 'check') await run();
  } catch (error) {
    const isUnknown = failureOf(error).code === 'ROUND_UNKNOWN';
    slot('verdict').innerHTML = note(t(isUnknown ? 'unknown' : 'lost'), '', true);
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void run();
});
form.addEventListener('change', showField);
if (page !== undefined) void load();
