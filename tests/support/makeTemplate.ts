export { makeTemplates as setup } from './templateDatabase.ts';
