/** Before the first test: the database that every test of the server starts from. Side by side each would make its own. */
export { makeTemplateOnce as setup } from './templateDatabase.ts';
