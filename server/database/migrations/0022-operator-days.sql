-- Daily totals of an operator.
create index payment_event_operator on payment_event (operator, at) where operator is not null;
create index adjustment_operator on adjustment (made_by, made_at);
