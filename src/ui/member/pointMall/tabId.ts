export type TabId = 'catalogue' | 'convert' | 'record' | 'rules';
