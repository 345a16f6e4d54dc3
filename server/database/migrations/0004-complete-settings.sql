-- Merchants from before the account flows: what they decided stays, and each later question has an answer that changes
-- nothing of their site. A field of the form that came later is off.
update merchant
set settings = '{"registrationBonus": 0, "trialBalance": 10000000, "phoneAuth": null}'::jsonb
  || settings
  || jsonb_build_object(
    'features', '{"explicitRecovery": false}'::jsonb || (settings -> 'features'),
    'rules', '{
      "confirmPassword": {"acceptedPattern": "*", "patternId": 1, "minLength": 1, "maxLength": 64, "enabled": false, "required": false},
      "nickname": {"acceptedPattern": "^[A-Za-z\\u0E01-\\u0E3A\\u0E40-\\u0E4E .]+$", "patternId": 14, "minLength": 2, "maxLength": 30, "enabled": false, "required": false},
      "recommenderId": {"acceptedPattern": "^[A-Za-z0-9]+$", "patternId": 7, "minLength": 4, "maxLength": 24, "enabled": false, "required": false},
      "telegram": {"acceptedPattern": "^[A-Za-z0-9._-]+$", "patternId": 19, "minLength": 5, "maxLength": 32, "enabled": false, "required": false},
      "zalo": {"acceptedPattern": "^[0-9]+$", "patternId": 5, "minLength": 8, "maxLength": 15, "enabled": false, "required": false},
      "birthday": {"acceptedPattern": "^(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{2}-[0-9]{2}-[0-9]{4})$", "patternId": 12, "minLength": 10, "maxLength": 10, "enabled": false, "required": false},
      "domain": {"acceptedPattern": "^[^ ]+$", "patternId": 11, "minLength": 1, "maxLength": 255, "enabled": false, "required": false}
    }'::jsonb || (settings -> 'rules'),
    'order', (settings -> 'order') || (
      select coalesce(jsonb_agg(field order by place), '[]'::jsonb)
      from jsonb_array_elements_text(
        '["confirmPassword", "nickname", "birthday", "telegram", "zalo", "recommenderId", "domain"]'::jsonb
      ) with ordinality as later (field, place)
      where not (settings -> 'order') ? field
    )
  );
