/** A question mark in a circle. */
export const helpIcon =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.2a2.6 2.6 0 0 1 5 .9c0 1.7-2.5 2.2-2.5 3.9M12 17h.01';
/** A pen over a sheet. */
export const writeIcon = 'M12 20h9M16.5 3.5a2.1 2.1 0 0 1 3 3L7 19l-4 1 1-4Z';
/** A clip that holds sheets. */
export const clipIcon =
  'm21 11-8.6 8.6a5.5 5.5 0 0 1-7.8-7.8l8.6-8.6a3.7 3.7 0 0 1 5.2 5.2l-8.6 8.6a1.8 1.8 0 0 1-2.6-2.6l7.9-7.9';
