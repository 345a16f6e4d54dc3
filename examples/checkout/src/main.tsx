import { useMachine } from '@xstate/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { basketMachine } from './basket.machine.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { steering } from './steering.ts';

function Basket() {
  const [{ context }, send] = useMachine(basketMachine, steering);
  return (
    <section aria-label="Basket">
      <p>{context.tins} tins</p>
      <button type="button" onClick={() => send({ type: 'add' })}>
        Add a tin
      </button>
      <button type="button" onClick={() => send({ type: 'remove' })}>
        Remove a tin
      </button>
    </section>
  );
}

function Checkout() {
  const [{ value, context }, send] = useMachine(checkoutMachine, steering);
  return (
    <section aria-label="Checkout">
      <p role="status">
        {JSON.stringify(value)} {context.receipt ?? ''}
      </p>
      <label>
        Street{' '}
        <input value={context.street} onChange={({ target }) => send({ type: 'street', street: target.value })} />
      </label>
      <label>
        Card <input value={context.card} onChange={({ target }) => send({ type: 'card', card: target.value })} />
      </label>
      <button type="button" onClick={() => send({ type: 'next' })}>
        Next
      </button>
      <button type="button" onClick={() => send({ type: 'pay' })}>
        Pay
      </button>
    </section>
  );
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <h1>Tea shop</h1>
    <button type="button" onClick={() => steering.open()}>
      Open the console
    </button>
    <Basket />
    <Checkout />
  </StrictMode>,
);
