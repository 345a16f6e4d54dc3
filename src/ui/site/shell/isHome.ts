/** ROUTE-02…07 and the reset link: whether the path shows home, alone or under a modal. */
export const HOME_PATHS = [
  '/',
  '/index',
  '/index.html',
  '/home',
  '/login',
  '/register',
  '/register.html',
  '/reset',
] as const;

export const isHome = (path: string): boolean => (HOME_PATHS as readonly string[]).includes(path);

/** ROUTE-24, 25. */
export const isPromotions = (path: string): boolean => path === '/promotions' || path === '/promoDetail';
