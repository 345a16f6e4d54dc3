import { steer } from '@statehouse/steer';

/** The line that steers both machines: `npx @statehouse/console` serves the console at this address. */
export const steering = steer({
  console: 'http://localhost:4400/',
  where: 'none',
  secrets: ['card'],
  outputs: { charge: [{ receipt: 'T-0000' }] },
});
