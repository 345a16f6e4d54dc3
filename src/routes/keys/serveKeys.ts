import { keepFocus } from './keepFocus.ts';
import { walkMenu } from './walkMenu.ts';

// What only somebody at a keyboard needs; it loads with the first key.
keepFocus();
document.addEventListener('keydown', walkMenu);
