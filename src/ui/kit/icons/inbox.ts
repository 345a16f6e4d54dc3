/** Paths of Lucide icons (ISC License). */
export const trashIcon =
  'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6';
export const checksIcon = 'M18 6 7 17l-5-5M22 10l-7.5 7.5L13 16';
