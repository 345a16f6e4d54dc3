-- What the staff of the desk writes in the chat room: of an operator, never of a member.
alter table chat_message alter column member_id drop not null;
alter table chat_message add column operator text;
alter table chat_message add constraint chat_message_author check ((member_id is null) <> (operator is null));
