-- What a provider has paid for promotions today, for its daily limit.
create index wallet_transaction_promo on wallet_transaction (merchant_code, provider, at) where verb = 'promoWin';
