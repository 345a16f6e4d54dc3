import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { actionsOf, type CashierAction, type Orders } from './orders.ts';
import type { Order } from './store.ts';

const WORDS = {
  EN: {
    title: 'Pay',
    to: 'Reference Gateway',
    play: 'Play money: nothing is charged.',
    state: { open: 'Waiting for your payment', paid: 'Paid', failed: 'Declined' },
    paid: 'Paid so far',
    reversed: 'Taken back',
    back: 'Back to the site',
    testing: 'For tests',
    missing: 'This payment does not exist.',
    actions: {
      pay: 'Pay',
      payLess: 'Pay half of it',
      decline: 'Decline',
      again: 'Pay a second time',
      repeat: 'Send the event twice',
      reverse: 'Take the money back',
    },
  },
  TH: {
    title: 'ชำระเงิน',
    to: 'เกตเวย์อ้างอิง',
    play: 'เงินเล่น ไม่มีการตัดเงินจริง',
    state: { open: 'รอการชำระเงิน', paid: 'ชำระแล้ว', failed: 'ปฏิเสธแล้ว' },
    paid: 'ยอดที่ชำระแล้ว',
    reversed: 'ดึงเงินคืนแล้ว',
    back: 'กลับไปที่เว็บไซต์',
    testing: 'สำหรับทดสอบ',
    missing: 'ไม่พบรายการชำระเงินนี้',
    actions: {
      pay: 'ชำระเงิน',
      payLess: 'ชำระครึ่งหนึ่ง',
      decline: 'ปฏิเสธ',
      again: 'ชำระซ้ำ',
      repeat: 'ส่งเหตุการณ์สองครั้ง',
      reverse: 'ดึงเงินคืน',
    },
  },
} as const;
type Words = (typeof WORDS)['EN'] | (typeof WORDS)['TH'];

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;--line:#8884;--ink:#0f6b4f}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:16px;box-sizing:border-box}
main{width:100%;max-width:380px;border:1px solid var(--line);border-radius:16px;padding:24px;box-sizing:border-box}
h1{font-size:1rem;font-weight:600;margin:0}
.sum{font-size:2.25rem;font-weight:700;margin:8px 0;font-variant-numeric:tabular-nums}
.play{margin:0 0 16px;opacity:.75;font-size:.875rem}
[role=status]{margin:0 0 16px;padding:12px;border-radius:12px;border:1px solid var(--line)}
form{display:grid;margin:0 0 8px}
button,a{font:inherit;min-height:48px;border-radius:12px;border:1px solid var(--line);background:none;color:inherit;
 cursor:pointer;display:grid;place-items:center;text-decoration:none}
button.first,.back.first{background:var(--ink);border-color:var(--ink);color:#fff;font-weight:600}
button:focus-visible,a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
h2{font-size:.875rem;margin:24px 0 8px;opacity:.75}
.back{margin-top:16px}
`;

const CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const sumText = (amount: number): string =>
  `P ${(amount / 10_000).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`;

/** The page that a payer is sent to. It works without scripts; each button is a form of its own. */
export function createCashier(orders: Orders): Hono {
  const cashier = new Hono();
  cashier.use(async (c, next) => {
    await next();
    c.header('content-security-policy', CSP);
    c.header('referrer-policy', 'no-referrer');
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
  });
  cashier.get('/pay/:token', (c) => {
    const words = wordsFor(c.req.header('accept-language'));
    const order = orders.find(c.req.param('token'));
    if (order === undefined) return c.html(page(words, html`<p>${words.missing}</p>`), 404);
    return c.html(page(words, orderPart(words, order, orders)));
  });
  cashier.post('/pay/:token/:action', (c) => {
    const { token, action } = c.req.param();
    orders.act(token, action as CashierAction);
    return c.redirect(`/pay/${token}`, 303);
  });
  return cashier;
}

const wordsFor = (languages: string | undefined): Words => (/^\s*th\b/i.test(languages ?? '') ? WORDS.TH : WORDS.EN);

type Part = ReturnType<typeof html>;

const page = (words: Words, content: Part) =>
  html`<!doctype html><html lang="${words === WORDS.TH ? 'th' : 'en'}"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>${words.title} · ${words.to}</title><style>${raw(STYLE)}</style></head><body><main>${content}</main></body></html>`;

function orderPart(words: Words, order: Order, orders: Orders): Part {
  const payments = orders.paymentsOf(order.reference);
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const back = (JSON.parse(order.request) as { readonly returnUrl?: string }).returnUrl ?? null;
  const isReversed = payments.some(({ reversed_at }) => reversed_at !== null);
  const [first, ...others] = actionsOf(order);
  const isFirstForPayer = first === 'pay';
  return html`<h1>${words.to}</h1>
    <p class="sum">${sumText(order.amount)}</p>
    <p class="play">${words.play}</p>
    <p role="status">
      ${isReversed ? words.reversed : words.state[order.state]}${paid === 0 ? '' : html`<br />${words.paid}: ${sumText(paid)}`}
    </p>
    ${first !== undefined && isFirstForPayer ? button(words, order, first, 'first') : ''}
    ${
      others.length === 0 && isFirstForPayer
        ? ''
        : html`<h2>${words.testing}</h2>${(isFirstForPayer ? others : actionsOf(order)).map((action) => button(words, order, action, ''))}`
    }
    ${back === null ? '' : html`<a class="back ${isFirstForPayer ? '' : 'first'}" href="${back}">${words.back}</a>`}`;
}

const button = (words: Words, { token }: Order, action: CashierAction, look: string) =>
  html`<form method="post" action="/pay/${token}/${action}"><button class="${look}">${words.actions[action]}</button></form>`;
