import { createBrowserInspector, createWebSocketInspector } from '@statelyai/inspect';
import { createActor } from 'xstate';
import { market } from '../../../console/inspect/market.ts';
import { shop } from '../../../console/inspect/shop.ts';

/** A third-party page with a shop machine, or the market that contains it; its URL decides how it is inspected. */
const asked = new URLSearchParams(location.search);
const url = asked.get('inspector') ?? '';

const add = (name: string, press: () => void): void => {
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = name;
  button.onclick = press;
};

// The package reports when the page is idle; Chromium does not run idle callbacks in the background.
window.requestIdleCallback = (run) => Number(setTimeout(run, 0));

/** The inspector's window, for messages outside the protocol. */
let inspectorWindow: Window | null = null;
const openWindow = window.open.bind(window);
window.open = (...args) => {
  inspectorWindow = openWindow(...args);
  return inspectorWindow;
};

function inspector() {
  switch (asked.get('way')) {
    case 'socket':
      return createWebSocketInspector({ url });
    case 'frame': {
      const iframe = document.body.appendChild(document.createElement('iframe'));
      iframe.title = 'Inspector';
      iframe.style.cssText = 'width: 1200px; height: 700px';
      iframe.addEventListener('load', () => {
        inspectorWindow = iframe.contentWindow;
      });
      return createBrowserInspector({ url, iframe });
    }
    default:
      return createBrowserInspector({ url });
  }
}

add('Start', () => {
  const { inspect } = inspector();
  if (asked.get('machine') === 'market') {
    createActor(market, { inspect }).start();
    return;
  }
  const actor = createActor(shop, { inspect }).start();
  // Exposes its state to the test.
  actor.subscribe(({ value }) => {
    document.body.dataset.state = JSON.stringify(value);
  });
  add('Add an item', () => actor.send({ type: 'item.added' }));
  add('Next', () => actor.send({ type: 'next' }));
  add('Help', () => actor.send({ type: 'help' }));
  add('Back', () => actor.send({ type: 'back' }));
  add('Pay', () => actor.send({ type: 'pay', cardNumber: '4111 1111' }));
  add('Talk rubbish', () => {
    for (const message of [
      null,
      'text',
      { type: '@xstate.event' },
      { type: '@xstate.actor', text: 'x'.repeat(2_000_000) },
    ]) {
      inspectorWindow?.postMessage(message, '*');
    }
  });
});
