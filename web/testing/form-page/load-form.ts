export const load = async () => ({});

export const describe = () => 'A form for tests.';
