import { createActor } from 'xstate';
import { steer } from '../../../../packages/steer/src/steer.ts';
import { trafficLight } from '../../../console/inspect/trafficLight.ts';

/** A third-party page with a traffic light, steered by one line; `clock=none` leaves it on real time. */
const asked = new URLSearchParams(location.search);
const steering = steer({ console: asked.get('inspector') ?? '', name: 'Traffic light', secrets: ['ticket'] });
const actor = createActor(trafficLight, asked.get('clock') === 'none' ? { inspect: steering.inspect } : steering);

const say = document.body.appendChild(document.createElement('p'));
actor.subscribe(({ value, context }) => {
  say.textContent = `${JSON.stringify(value)}, ${context.cars} cars, ${context.waiting} waiting`;
});
for (const [name, event] of [
  ['Cross', { type: 'walker.press', ticket: 'a secret ticket' }],
  ['Forecast', { type: 'forecast.ask' }],
] as const) {
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = name;
  button.onclick = () => actor.send(event);
}
actor.start();
