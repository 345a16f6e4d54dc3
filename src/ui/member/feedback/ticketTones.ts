/** How the status of a ticket looks. */
export const ticketTones = { open: { tone: 'info' }, answered: { tone: 'gain' }, closed: {} } as const;
