import { keepFocus } from './keepFocus.ts';
import { handleMenuKeys } from './walkMenu.ts';

// Keyboard-only code; loads with the first key press.
keepFocus();
document.addEventListener('keydown', handleMenuKeys);
